<?php
/**
 * Sends changes to Linkbild.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

use Linkbild\Client;
use Linkbild\Result;

defined( 'ABSPATH' ) || exit;

/** Runs in WordPress's cron, never while somebody waits for a page. What could not be sent is tried again later. */
final class Sender {

	public const EVENT  = 'linkbild_send_changes';
	public const HOURLY = 'linkbild_send_changes_hourly';

	/** Attempts since the last success, when to try again, what was answered. */
	private const STATE = 'linkbild_sending_state';
	private const LOCK  = 'linkbild_sending_lock';

	private const FIRST_WAIT   = MINUTE_IN_SECONDS;
	private const LONGEST_WAIT = 6 * HOUR_IN_SECONDS;
	private const LOCK_SECONDS = 2 * MINUTE_IN_SECONDS;
	private const MAX_BATCHES  = 10;

	/** Hooks into cron. */
	public static function register(): void {
		add_action( self::EVENT, array( self::class, 'send' ) );
		add_action( self::HOURLY, array( self::class, 'send' ) );
	}

	/** Sends within seconds, in a request of its own. */
	public static function soon(): void {
		if ( ! wp_next_scheduled( self::HOURLY ) ) {
			// Catches what a lost event has left.
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOURLY );
		}
		if ( self::state()['nextTry'] > time() ) {
			return;
		}
		// WordPress refuses an event while the same one is planned for the next ten minutes.
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time(), self::EVENT );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
			spawn_cron();
		}
	}

	/** Takes both events out of cron. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_clear_scheduled_hook( self::HOURLY );
	}

	/**
	 * The same on every site, where the plugin was on for a whole network.
	 *
	 * @param bool $is_network Whether it was.
	 */
	public static function unschedule_everywhere( $is_network ): void {
		if ( ! $is_network ) {
			self::unschedule();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			self::unschedule();
			restore_current_blog();
		}
	}

	/** Sends what waits, unless it is too early for another try or somebody else is at it. */
	public static function send(): void {
		$client = Connection::is_active() ? Connection::client() : null;
		if ( null === $client || self::state()['nextTry'] > time() || ! self::lock() ) {
			return;
		}
		try {
			self::send_batches( $client );
		} finally {
			delete_option( self::LOCK );
		}
	}

	/** What went wrong last, in words; empty where nothing did. */
	public static function trouble(): string {
		return self::state()['message'];
	}

	/** Tries again at once the next time, as after a new connection. */
	public static function reset(): void {
		delete_option( self::STATE );
	}

	/**
	 * Sends one batch after another.
	 *
	 * @param Client $client Calls to Linkbild.
	 */
	private static function send_batches( Client $client ): void {
		for ( $batch = 0; $batch < self::MAX_BATCHES; $batch++ ) {
			$rows = Queue::oldest( Client::MAX_CHANGES );
			if ( array() === $rows ) {
				return;
			}
			$changes = array_map(
				static function ( $row ) {
					return array(
						'url'    => $row->url,
						'change' => $row->change,
					);
				},
				$rows
			);
			$result  = $client->changes( $changes );
			if ( ! $result->ok ) {
				self::wait( $result );
				return;
			}
			Queue::remove( $rows );
			self::reset();
		}
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
	}

	/**
	 * After a failure: ends with the connection, or tries again later, each time after twice as long.
	 *
	 * @param Result $result The failure.
	 */
	private static function wait( Result $result ): void {
		if ( $result->isDisconnected() ) {
			Connection::lose();
			return;
		}
		$attempts = self::state()['attempts'] + 1;
		$seconds  = min( self::LONGEST_WAIT, self::FIRST_WAIT * 2 ** min( 20, $attempts - 1 ) );
		$state    = array(
			'attempts' => $attempts,
			'nextTry'  => time() + $seconds,
			'message'  => $result->message,
		);
		update_option( self::STATE, $state, false );
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT );
	}

	/**
	 * The stored state.
	 *
	 * @return array attempts, nextTry, message.
	 */
	private static function state(): array {
		$state = get_option( self::STATE );
		return array(
			'attempts' => (int) ( $state['attempts'] ?? 0 ),
			'nextTry'  => (int) ( $state['nextTry'] ?? 0 ),
			'message'  => (string) ( $state['message'] ?? '' ),
		);
	}

	/** Only one request sends at a time. One that died is replaced after two minutes. */
	private static function lock(): bool {
		if ( add_option( self::LOCK, time(), '', false ) ) {
			return true;
		}
		if ( (int) get_option( self::LOCK ) > time() - self::LOCK_SECONDS ) {
			return false;
		}
		return update_option( self::LOCK, time(), false );
	}
}
