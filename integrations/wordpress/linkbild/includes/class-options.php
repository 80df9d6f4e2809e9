<?php
/**
 * What the owner of the site has chosen.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Which pages get an image. What is off is stored, so that post types of plugins installed later are on. */
final class Options {

	private const NAME = 'linkbild_options';

	/**
	 * Post types that visitors can open.
	 *
	 * @return \WP_Post_Type[] By name.
	 */
	public static function post_types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ), 'objects' ), 'is_post_type_viewable' );
		unset( $types['attachment'] );
		return $types;
	}

	/**
	 * Whether posts of a type get an image.
	 *
	 * @param string $type Name of the post type.
	 */
	public static function has_post_type( string $type ): bool {
		return isset( self::post_types()[ $type ] ) && ! in_array( $type, self::read()['excluded'], true );
	}

	/** Whether categories, tags and other archives get an image. */
	public static function has_archives(): bool {
		return self::read()['archives'];
	}

	/**
	 * Saves the choices.
	 *
	 * @param string[] $types    Names of the post types that are on.
	 * @param bool     $archives Whether archives are on.
	 */
	public static function save( array $types, bool $archives ): void {
		$value = array(
			'excluded' => array_values( array_diff( array_keys( self::post_types() ), $types ) ),
			'archives' => $archives,
		);
		update_option( self::NAME, $value, true );
	}

	/**
	 * The stored choices.
	 *
	 * @return array excluded, archives.
	 */
	private static function read(): array {
		$value = get_option( self::NAME );
		return array(
			'excluded' => is_array( $value ) ? (array) ( $value['excluded'] ?? array() ) : array(),
			'archives' => is_array( $value ) ? ! empty( $value['archives'] ) : true,
		);
	}
}
