<?php
/**
 * Notices changes of pages.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Notes which pages changed, moved, appeared or went while somebody works in WordPress. */
final class Watcher {

	/** What the image may show besides title and text. */
	private const META_KEYS = array(
		'_thumbnail_id',
		'_price',
		'_regular_price',
		'_sale_price',
		'_stock_status',
		Post_Fields::OFF,
		Post_Fields::IMAGE,
	);

	/**
	 * URLs of posts and terms before the change that is under way; null where nobody could open them.
	 *
	 * @var array<string, string|null>
	 */
	private static array $before = array();

	/** Hooks into saving. */
	public static function register(): void {
		// WordPress changes the URL of a post in the bin before it saves it.
		add_action( 'wp_trash_post', array( self::class, 'before_post' ) );
		add_action( 'pre_post_update', array( self::class, 'before_post' ) );
		add_action( 'wp_after_insert_post', array( self::class, 'after_post' ) );
		add_action( 'before_delete_post', array( self::class, 'post_goes' ) );
		foreach ( array( 'added', 'updated', 'deleted' ) as $verb ) {
			add_action( $verb . '_post_meta', array( self::class, 'meta_changed' ), 10, 3 );
		}
		add_action( 'edit_terms', array( self::class, 'before_term' ) );
		add_action( 'edited_term', array( self::class, 'after_term' ) );
		add_action( 'created_term', array( self::class, 'after_term' ) );
		add_action( 'pre_delete_term', array( self::class, 'term_goes' ) );
		foreach ( array( 'blogname', 'blogdescription', 'site_icon', 'show_on_front', 'page_on_front' ) as $name ) {
			add_action( 'update_option_' . $name, array( self::class, 'home_changed' ) );
		}
	}

	/**
	 * Remembers the URL, which may change with the title or go with the status.
	 *
	 * @param int $post_id The post.
	 */
	public static function before_post( $post_id ): void {
		self::$before += array( 'post ' . $post_id => self::url_of_post( (int) $post_id ) );
	}

	/**
	 * After a post was saved with all that belongs to it.
	 *
	 * @param int $post_id The post.
	 */
	public static function after_post( $post_id ): void {
		self::compare( 'post ' . $post_id, self::url_of_post( (int) $post_id ) );
	}

	/**
	 * Before a post is deleted for good.
	 *
	 * @param int $post_id The post.
	 */
	public static function post_goes( $post_id ): void {
		self::before_post( $post_id );
		self::compare( 'post ' . $post_id, null );
	}

	/**
	 * After a field of a post was stored: a price, a featured image.
	 *
	 * @param int|int[] $meta_id Not used.
	 * @param int       $post_id The post, or a variation of a product.
	 * @param string    $key     Name of the field.
	 */
	public static function meta_changed( $meta_id, $post_id, $key ): void {
		if ( ! in_array( $key, self::META_KEYS, true ) ) {
			return;
		}
		$is_variation = 'product_variation' === get_post_type( $post_id );
		$url          = self::url_of_post( (int) ( $is_variation ? wp_get_post_parent_id( $post_id ) : $post_id ) );
		if ( null !== $url ) {
			Queue::add( $url, 'changed' );
		}
	}

	/**
	 * Before a term is changed.
	 *
	 * @param int $term_id The term.
	 */
	public static function before_term( $term_id ): void {
		self::$before[ 'term ' . $term_id ] = self::url_of_term( (int) $term_id );
	}

	/**
	 * After a term was created or changed.
	 *
	 * @param int $term_id The term.
	 */
	public static function after_term( $term_id ): void {
		self::compare( 'term ' . $term_id, self::url_of_term( (int) $term_id ) );
	}

	/**
	 * Before a term is deleted.
	 *
	 * @param int $term_id The term.
	 */
	public static function term_goes( $term_id ): void {
		self::before_term( $term_id );
		self::compare( 'term ' . $term_id, null );
	}

	/** After name, slogan or kind of the front page changed. */
	public static function home_changed(): void {
		Queue::add( home_url( '/' ), 'changed' );
	}

	/**
	 * Notes what a change means for URLs.
	 *
	 * @param string      $key   Of the URL before.
	 * @param string|null $after The URL now.
	 */
	private static function compare( string $key, ?string $after ): void {
		$before = self::$before[ $key ] ?? null;
		unset( self::$before[ $key ] );
		if ( null !== $before && $before !== $after ) {
			Queue::add( $before, 'removed' );
		}
		if ( null !== $after ) {
			Queue::add( $after, 'changed' );
		}
	}

	/**
	 * Where everybody can open a post; null where nobody can, or its type is off.
	 *
	 * @param int $post_id The post.
	 */
	private static function url_of_post( int $post_id ): ?string {
		$post = get_post( $post_id );
		$page = $post instanceof \WP_Post ? Page::of_public_post( $post ) : null;
		return null === $page ? null : $page->url;
	}

	/**
	 * Where everybody can open a term; null where nobody can, or archives are off.
	 *
	 * @param int $term_id The term.
	 */
	private static function url_of_term( int $term_id ): ?string {
		$term = get_term( $term_id );
		$page = $term instanceof \WP_Term ? Page::of_term( $term ) : null;
		return null === $page ? null : $page->url;
	}
}
