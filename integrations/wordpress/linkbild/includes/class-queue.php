<?php
/**
 * Changes that Linkbild does not know of yet.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * One option per URL, so that two requests that save at the same time lose nothing of each other. Changes of one request
 * are collected and stored at its end.
 */
final class Queue {

	private const PREFIX = 'linkbild_change_';

	/**
	 * Changes of this request: URL to 'changed' or 'removed'.
	 *
	 * @var array<string, string>
	 */
	private static array $collected = array();

	/**
	 * Notes a change.
	 *
	 * @param string $url    Of the page.
	 * @param string $change Either changed or removed.
	 */
	public static function add( string $url, string $change ): void {
		if ( array() === self::$collected ) {
			// Since 6.9 WordPress starts its cron at priority 10 of this hook. That process writes back the list of events as
			// it was when it began: one that is planned later than 10 is lost.
			add_action( 'shutdown', array( self::class, 'store' ), 5 );
		}
		self::$collected[ $url ] = $change;
	}

	/** Stores what this request has changed, and has it sent soon. */
	public static function store(): void {
		$changes         = self::$collected;
		self::$collected = array();
		if ( array() === $changes || ! Connection::is_active() ) {
			return;
		}
		foreach ( $changes as $url => $change ) {
			$value = array(
				'url'    => $url,
				'change' => $change,
				// Tells this change from a later one of the same page.
				'id'     => wp_generate_uuid4(),
			);
			update_option( self::PREFIX . md5( $url ), $value, false );
		}
		Sender::soon();
	}

	/**
	 * The oldest changes.
	 *
	 * @param int $limit At most so many.
	 * @return object[] option_name, option_value as stored, url, change.
	 */
	public static function oldest( int $limit ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no call for options by prefix.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT %d",
				$wpdb->esc_like( self::PREFIX ) . '%',
				$limit
			)
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			$value       = maybe_unserialize( $row->option_value );
			$row->url    = (string) ( $value['url'] ?? '' );
			$row->change = (string) ( $value['change'] ?? '' );
		}
		return $rows;
	}

	/** How many changes wait. */
	public static function count(): int {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no call for options by prefix.
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::PREFIX ) . '%' )
		);
		// phpcs:enable
	}

	/**
	 * Forgets changes that Linkbild has, unless the same page was changed again meanwhile.
	 *
	 * @param object[] $rows From oldest().
	 */
	public static function remove( array $rows ): void {
		global $wpdb;
		foreach ( $rows as $row ) {
			$same = array(
				'option_name'  => $row->option_name,
				'option_value' => $row->option_value,
			);
			$wpdb->delete( $wpdb->options, $same ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- only if it is still the same.
			wp_cache_delete( $row->option_name, 'options' );
		}
	}

	/** Forgets all. */
	public static function clear(): void {
		$rows = self::oldest( 1000 );
		while ( array() !== $rows ) {
			self::remove( $rows );
			$rows = self::oldest( 1000 );
		}
	}
}
