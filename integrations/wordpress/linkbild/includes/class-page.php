<?php
/**
 * A page of this site as Linkbild sees it.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

use Linkbild\Images;

defined( 'ABSPATH' ) || exit;

/** A page that gets an image: its URL, its title and the version of what the image shows. */
final class Page {

	/**
	 * URL without a query, as visitors open it.
	 *
	 * @var string
	 */
	public string $url;

	/**
	 * Plain text.
	 *
	 * @var string
	 */
	public string $title;

	/**
	 * Changes together with what the image shows.
	 *
	 * @var string
	 */
	public string $version;

	/**
	 * The post that it shows; 0 for archives.
	 *
	 * @var int
	 */
	public int $post_id;

	/**
	 * Use the named constructors.
	 *
	 * @param string $url     Address.
	 * @param string $title   With or without HTML.
	 * @param array  $parts   What the image shows besides the title.
	 * @param int    $post_id The post, if it is one.
	 */
	private function __construct( string $url, string $title, array $parts, int $post_id = 0 ) {
		$this->url     = $url;
		$this->title   = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		$this->version = Images::version( array( $this->title, $parts ) );
		$this->post_id = $post_id;
	}

	/** The page of this request; null where none of our tags belong. */
	public static function current(): ?self {
		if ( is_feed() || is_404() || is_search() || is_preview() || is_embed() || is_customize_preview() || is_attachment() ) {
			return null;
		}
		$object = get_queried_object();
		if ( is_singular() ) {
			return $object instanceof \WP_Post ? self::of_post( $object ) : null;
		}
		if ( is_home() ) {
			$page_id = is_front_page() ? 0 : (int) get_option( 'page_for_posts' );
			return $page_id > 0 ? self::of_post( get_post( $page_id ) ) : self::home();
		}
		$shop_page_id = Shop::shop_page_id();
		if ( $shop_page_id > 0 && is_post_type_archive( 'product' ) ) {
			return self::of_post( get_post( $shop_page_id ) );
		}
		if ( is_post_type_archive() && $object instanceof \WP_Post_Type ) {
			return self::of_archive( get_post_type_archive_link( $object->name ), post_type_archive_title( '', false ), array() );
		}
		if ( $object instanceof \WP_Term ) {
			return self::of_term( $object );
		}
		if ( $object instanceof \WP_User ) {
			return self::of_archive( get_author_posts_url( $object->ID ), $object->display_name, array( $object->description ) );
		}
		return null;
	}

	/** The page with the newest posts at the root of the site. */
	public static function home(): ?self {
		$parts = array( get_bloginfo( 'description', 'raw' ), (int) get_option( 'site_icon' ) );
		return self::with_path( home_url( '/' ), get_bloginfo( 'name', 'raw' ), $parts );
	}

	/**
	 * A post, page or product; null where it gets no image.
	 *
	 * @param \WP_Post|null $post The post.
	 */
	public static function of_post( ?\WP_Post $post ): ?self {
		return null === $post || Post_Fields::is_off( $post->ID ) ? null : self::of_public_post( $post );
	}

	/**
	 * The same, also where the image is switched off.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function of_public_post( \WP_Post $post ): ?self {
		if ( ! self::is_public( $post ) ) {
			return null;
		}
		$parts = array( $post->post_modified_gmt, (int) get_post_thumbnail_id( $post ), Shop::version_parts( $post->ID ) );
		return self::with_path( get_permalink( $post ), get_the_title( $post ), $parts, $post->ID );
	}

	/**
	 * A category, tag or other term; null where it gets no image.
	 *
	 * @param \WP_Term $term The term.
	 */
	public static function of_term( \WP_Term $term ): ?self {
		if ( ! is_taxonomy_viewable( $term->taxonomy ) ) {
			return null;
		}
		$parts = array( $term->description, (int) get_term_meta( $term->term_id, 'thumbnail_id', true ) );
		return self::of_archive( get_term_link( $term ), $term->name, $parts );
	}

	/**
	 * Whether everybody can open a post, and posts of its type get an image.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function is_public( \WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && Options::has_post_type( $post->post_type );
	}

	/**
	 * An archive, where those are on.
	 *
	 * @param string|false|\WP_Error $url   Address.
	 * @param string                 $title Its name.
	 * @param array                  $parts What the image shows besides.
	 */
	private static function of_archive( $url, string $title, array $parts ): ?self {
		return Options::has_archives() ? self::with_path( $url, $title, $parts ) : null;
	}

	/**
	 * Images are addressed by the path of their page: pages that differ in their query only would share one.
	 *
	 * @param string|false|\WP_Error $url     Address.
	 * @param string                 $title   Its name.
	 * @param array                  $parts   What the image shows besides.
	 * @param int                    $post_id The post, if it is one.
	 */
	private static function with_path( $url, string $title, array $parts, int $post_id = 0 ): ?self {
		$is_usable = is_string( $url ) && '' !== $url && null === wp_parse_url( $url, PHP_URL_QUERY );
		return $is_usable ? new self( $url, $title, $parts, $post_id ) : null;
	}
}
