<?php
/**
 * The tags in the head of a page.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Prints our tags and sees to it that they are the only ones about an image. Texts and prices only fill gaps. */
final class Tags {

	/**
	 * The tags of this page, once they are known.
	 *
	 * @var array|null
	 */
	private static ?array $tags = null;

	/**
	 * What was printed.
	 *
	 * @var string
	 */
	private static string $printed = '';

	/**
	 * HTML of the tags that are printed only where nobody else prints them, by key.
	 *
	 * @var string[]
	 */
	private static array $fillers = array();

	/**
	 * What header.php printed above wp_head.
	 *
	 * @var string
	 */
	private static string $above = '';

	/**
	 * How many buffers were open with the one around that.
	 *
	 * @var int
	 */
	private static int $above_level = 0;

	/**
	 * How many buffers were open with ours.
	 *
	 * @var int
	 */
	private static int $level = 0;

	/** Hooks around and into wp_head. */
	public static function register(): void {
		add_action( 'get_header', array( self::class, 'listen' ), PHP_INT_MIN );
		add_action( 'wp_head', array( self::class, 'begin' ), PHP_INT_MIN );
		// Early: some platforms read only the beginning of a page.
		add_action( 'wp_head', array( self::class, 'show' ), 1 );
		add_action( 'wp_head', array( self::class, 'end' ), PHP_INT_MAX );
	}

	/** Whether this page has tags of ours. */
	public static function has_tags(): bool {
		return array() !== self::of_this_page();
	}

	/** Hears what header.php prints above wp_head: themes write titles there by hand. It stays as it is. */
	public static function listen(): void {
		if ( 0 === self::$above_level && ! did_action( 'wp_head' ) && self::has_tags() ) {
			ob_start();
			self::$above_level = ob_get_level();
		}
	}

	/** Collects what wp_head prints. */
	public static function begin(): void {
		if ( self::$above_level > 0 && ob_get_level() === self::$above_level ) {
			self::$above       = (string) ob_get_flush();
			self::$above_level = 0;
		}
		if ( self::has_tags() ) {
			ob_start( array( self::class, 'clean' ) );
			self::$level = ob_get_level();
		}
	}

	/** Prints the tags. */
	public static function show(): void {
		if ( ! self::has_tags() ) {
			return;
		}
		$page = Page::current();
		if ( null !== $page ) {
			// Now, because a buffer's callback must not open buffers, and blocks do.
			self::$fillers = self::lines( array_merge( Text_Tags::of_page( $page ), Shop::tags( $page->post_id ) ) );
		}
		self::$printed = implode( '', self::lines( self::of_this_page() ) );
		echo self::$printed; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	}

	/** Prints what was collected. Where somebody left a buffer open, ours is cleaned when PHP closes it. */
	public static function end(): void {
		if ( self::$level > 0 && ob_get_level() === self::$level ) {
			ob_end_flush();
		}
		self::$level = 0;
	}

	/**
	 * The buffer's callback.
	 *
	 * @param string $html What was printed.
	 */
	public static function clean( string $html ): string {
		return Head_Filter::clean( $html, self::$printed, self::$fillers, self::$above );
	}

	/**
	 * The tags of a post that shows an image chosen by hand, as rows of attribute, key, content.
	 *
	 * @param int    $image_id The image in the media library.
	 * @param string $title    Of the page.
	 * @return array Empty where the image is gone.
	 */
	public static function of_own_image( int $image_id, string $title ): array {
		$image = wp_get_attachment_image_src( $image_id, 'full' );
		if ( ! is_array( $image ) ) {
			return array();
		}
		$alt = trim( (string) get_post_meta( $image_id, '_wp_attachment_image_alt', true ) );
		return array(
			array( 'property', 'og:image', $image[0] ),
			array( 'property', 'og:image:width', (string) $image[1] ),
			array( 'property', 'og:image:height', (string) $image[2] ),
			array( 'property', 'og:image:type', (string) get_post_mime_type( $image_id ) ),
			array( 'property', 'og:image:alt', '' === $alt ? $title : $alt ),
			array( 'name', 'twitter:card', 'summary_large_image' ),
			array( 'name', 'twitter:image', $image[0] ),
		);
	}

	/** The image tags of this request's page; empty where none belong. */
	private static function of_this_page(): array {
		if ( null === self::$tags ) {
			$images     = Connection::images();
			$page       = null === $images ? null : Page::current();
			self::$tags = null === $page ? array() : self::of_page( $page, $images );
		}
		return self::$tags;
	}

	/**
	 * The image tags of a page.
	 *
	 * @param Page             $page   The page.
	 * @param \Linkbild\Images $images Addresses of images.
	 */
	private static function of_page( Page $page, \Linkbild\Images $images ): array {
		$own_id = Post_Fields::own_image_id( $page->post_id );
		$own    = $own_id > 0 ? self::of_own_image( $own_id, $page->title ) : array();
		return array() === $own ? $images->tags( $page->url, $page->title, $page->version ) : $own;
	}

	/**
	 * Tags as HTML.
	 *
	 * @param array $tags Rows of attribute, key, content.
	 * @return string[] By key, each with its line break.
	 */
	private static function lines( array $tags ): array {
		$lines = array();
		foreach ( $tags as $tag ) {
			$lines[ $tag[1] ] = sprintf( '<meta %s="%s" content="%s">', esc_attr( $tag[0] ), esc_attr( $tag[1] ), esc_attr( $tag[2] ) ) . "\n";
		}
		return $lines;
	}
}
