<?php
/**
 * Image tags of SEO plugins.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Has SEO plugins leave out their image tags on pages that have ours. Their titles and descriptions stay. */
final class Other_Plugins {

	/** Waits until all plugins have added theirs. */
	private const LATE = 9999;

	/** Hooks into all of them: a filter that nobody applies costs nothing. */
	public static function register(): void {
		// Yoast SEO: one object per kind of tag.
		add_filter( 'wpseo_frontend_presenters', array( self::class, 'without_presenters' ), self::LATE );
		// Rank Math: one filter per tag, and an empty tag is not printed.
		foreach ( array( 'image', 'image_secure_url', 'image_width', 'image_height', 'image_alt', 'image_type' ) as $key ) {
			add_filter( 'rank_math/opengraph/facebook/og_' . $key, array( self::class, 'nothing' ), self::LATE );
		}
		foreach ( array( 'card', 'image', 'image_alt' ) as $key ) {
			add_filter( 'rank_math/opengraph/twitter/twitter_' . $key, array( self::class, 'nothing' ), self::LATE );
		}
		// All in One SEO and Jetpack: all tags by their keys.
		foreach ( array( 'aioseo_facebook_tags', 'aioseo_twitter_tags', 'jetpack_open_graph_tags' ) as $name ) {
			add_filter( $name, array( self::class, 'without_keys' ), self::LATE );
		}
		// The SEO Framework: all tags with their attributes.
		add_filter( 'the_seo_framework_meta_render_data', array( self::class, 'without_rows' ), self::LATE );
		// SEOPress: the HTML of each.
		foreach ( array( 'og_thumb', 'twitter_card_thumb', 'twitter_card_summary' ) as $name ) {
			add_filter( 'seopress_social_' . $name, array( self::class, 'nothing' ), self::LATE );
		}
	}

	/**
	 * Empties a tag on pages that have ours.
	 *
	 * @param mixed $content What it would be.
	 * @return mixed
	 */
	public static function nothing( $content ) {
		return Tags::has_tags() ? '' : $content;
	}

	/**
	 * Tags as key and content.
	 *
	 * @param mixed $tags By key.
	 * @return mixed
	 */
	public static function without_keys( $tags ) {
		if ( ! is_array( $tags ) || ! Tags::has_tags() ) {
			return $tags;
		}
		return array_filter( $tags, static fn ( $key ) => ! self::is_image( (string) $key ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Tags as rows with attributes.
	 *
	 * @param mixed $rows Each with an array of attributes.
	 * @return mixed
	 */
	public static function without_rows( $rows ) {
		if ( ! is_array( $rows ) || ! Tags::has_tags() ) {
			return $rows;
		}
		return array_filter(
			$rows,
			static function ( $row ) {
				$attributes = is_array( $row ) ? ( $row['attributes'] ?? array() ) : array();
				return ! self::is_image( (string) ( $attributes['property'] ?? $attributes['name'] ?? '' ) );
			}
		);
	}

	/**
	 * Tags as objects of Yoast's classes.
	 *
	 * @param mixed $presenters The objects.
	 * @return mixed
	 */
	public static function without_presenters( $presenters ) {
		if ( ! is_array( $presenters ) || ! Tags::has_tags() ) {
			return $presenters;
		}
		$names = array( 'Open_Graph\Image_Presenter', 'Twitter\Image_Presenter', 'Twitter\Card_Presenter' );
		return array_filter(
			$presenters,
			static function ( $presenter ) use ( $names ) {
				$class = is_object( $presenter ) ? get_class( $presenter ) : '';
				return ! in_array( str_replace( 'Yoast\WP\SEO\Presenters\\', '', $class ), $names, true );
			}
		);
	}

	/**
	 * Whether a tag is about the image.
	 *
	 * @param string $key Such as og:image:width.
	 */
	private static function is_image( string $key ): bool {
		return 1 === preg_match( '~^(?:og:image|twitter:image)(?::|$)|^twitter:card$~', $key );
	}
}
