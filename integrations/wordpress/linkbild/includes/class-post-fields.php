<?php
/**
 * What can be chosen for a single post.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Switch and own image of a post, as fields of the post that the block editor reads and writes over REST. */
final class Post_Fields {

	public const OFF   = '_linkbild_off';
	public const IMAGE = '_linkbild_image';

	/** Read by the editor only: what the page shows now. */
	public const PREVIEW = 'linkbild_preview';

	/** Hooks into the registration of fields. */
	public static function register(): void {
		// Late: other plugins register their post types before.
		add_action( 'init', array( self::class, 'register_fields' ), 99 );
	}

	/** Registers the fields for all post types that visitors can open. */
	public static function register_fields(): void {
		$may_edit = static fn ( $allowed, $key, $post_id ) => current_user_can( 'edit_post', $post_id );
		$common   = array(
			'single'        => true,
			'show_in_rest'  => true,
			'auth_callback' => $may_edit,
		);
		foreach ( Options::post_types() as $type ) {
			register_post_meta(
				$type->name,
				self::OFF,
				$common + array(
					'type'              => 'boolean',
					'sanitize_callback' => 'rest_sanitize_boolean',
				)
			);
			register_post_meta(
				$type->name,
				self::IMAGE,
				$common + array(
					'type'              => 'integer',
					'sanitize_callback' => 'absint',
				)
			);
			if ( $type->show_in_rest ) {
				register_rest_field( $type->name, self::PREVIEW, self::preview_field() );
			}
		}
	}

	/**
	 * Whether the image is switched off for a post.
	 *
	 * @param int $post_id The post.
	 */
	public static function is_off( int $post_id ): bool {
		return $post_id > 0 && (bool) get_post_meta( $post_id, self::OFF, true );
	}

	/**
	 * The image chosen by hand; 0 without one.
	 *
	 * @param int $post_id The post.
	 */
	public static function own_image_id( int $post_id ): int {
		return $post_id > 0 ? (int) get_post_meta( $post_id, self::IMAGE, true ) : 0;
	}

	/**
	 * What shared links of a post show.
	 *
	 * @param int $post_id The post.
	 * @return array state (image, own, off, not-public, no-path, not-connected) and url of the image.
	 */
	public static function preview( int $post_id ): array {
		$post   = get_post( $post_id );
		$images = Connection::images();
		$own    = wp_get_attachment_image_url( self::own_image_id( $post_id ), 'medium_large' );
		if ( null === $images || ! $post instanceof \WP_Post ) {
			return self::state( 'not-connected' );
		}
		if ( self::is_off( $post_id ) ) {
			return self::state( 'off' );
		}
		if ( ! Page::is_public( $post ) ) {
			return self::state( 'not-public', (string) $own );
		}
		$page = Page::of_post( $post );
		if ( null === $page ) {
			return self::state( 'no-path' );
		}
		return $own ? self::state( 'own', $own ) : self::state( 'image', $images->imageUrl( $page->url, $page->version ) );
	}

	/** The field with the preview. */
	private static function preview_field(): array {
		$text = array( 'type' => 'string' );
		return array(
			'get_callback' => static fn ( $post ) => self::preview( (int) $post['id'] ),
			'schema'       => array(
				'type'       => 'object',
				'context'    => array( 'edit' ),
				'readonly'   => true,
				'properties' => array(
					'state' => $text,
					'url'   => $text,
				),
			),
		);
	}

	/**
	 * A preview.
	 *
	 * @param string $state One of the words above.
	 * @param string $url   Of the image.
	 */
	private static function state( string $state, string $url = '' ): array {
		return array(
			'state' => $state,
			'url'   => $url,
		);
	}
}
