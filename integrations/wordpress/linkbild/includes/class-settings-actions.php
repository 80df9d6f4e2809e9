<?php
/**
 * What the buttons of the settings page do.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Each button is a form of its own. Its outcome is shown once, on the page that follows. */
final class Settings_Actions {

	private const ACTIONS = array( 'connect', 'disconnect', 'check', 'save' );

	/** Hooks into admin-post.php. */
	public static function register(): void {
		foreach ( self::ACTIONS as $name ) {
			add_action( 'admin_post_linkbild_' . $name, array( self::class, $name ) );
		}
	}

	/** Connects with the pasted code. */
	public static function connect(): void {
		self::demand( 'connect' );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- verified in demand().
		$code    = isset( $_POST['linkbild_code'] ) ? sanitize_text_field( wp_unslash( $_POST['linkbild_code'] ) ) : '';
		$trouble = Connection::connect( $code );
		if ( '' === $trouble ) {
			Sender::reset();
			// What waited while the connection was lost.
			if ( Queue::count() > 0 ) {
				Sender::soon();
			}
		}
		self::back( '' === $trouble ? 'success' : 'error', '' === $trouble ? __( 'Connected.', 'linkbild' ) : $trouble );
	}

	/** Ends the connection. */
	public static function disconnect(): void {
		self::demand( 'disconnect' );
		Connection::end();
		Queue::clear();
		Sender::reset();
		Sender::unschedule();
		self::back( 'success', __( 'Disconnected. Your pages no longer have tags from Linkbild.', 'linkbild' ) );
	}

	/** Has Linkbild read pages of this site. */
	public static function check(): void {
		self::demand( 'check' );
		$client = Connection::client( 60 );
		if ( null === $client ) {
			self::back( 'error', __( 'This site isn’t connected to Linkbild.', 'linkbild' ) );
		}
		$result = $client->check();
		if ( $result->isDisconnected() ) {
			Connection::lose();
		}
		if ( ! $result->ok ) {
			self::back( 'error', $result->message );
		}
		self::back( '', '', $result->value );
	}

	/** Saves which pages get an image. */
	public static function save(): void {
		self::demand( 'save' );
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- verified in demand().
		$types = isset( $_POST['linkbild_types'] ) ? array_map( 'sanitize_key', (array) wp_unslash( $_POST['linkbild_types'] ) ) : array();
		Options::save( $types, ! empty( $_POST['linkbild_archives'] ) );
		// phpcs:enable
		self::back( 'success', __( 'Saved.', 'linkbild' ) );
	}

	/**
	 * The outcome of the last button; it is shown once.
	 *
	 * @return array kind, message, finding.
	 */
	public static function take_outcome(): array {
		$name    = self::outcome_name();
		$outcome = get_transient( $name );
		delete_transient( $name );
		return is_array( $outcome ) ? $outcome : array(
			'kind'    => '',
			'message' => '',
			'finding' => null,
		);
	}

	/**
	 * Only administrators, and only from our own forms.
	 *
	 * @param string $name Of the action.
	 */
	private static function demand( string $name ): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'linkbild' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( 'linkbild_' . $name );
	}

	/**
	 * Back to the page, with the outcome.
	 *
	 * @param string     $kind    Either success, error or nothing.
	 * @param string     $message For people.
	 * @param array|null $finding Of a check.
	 * @return never
	 */
	private static function back( string $kind, string $message, ?array $finding = null ): void {
		$outcome = array(
			'kind'    => $kind,
			'message' => $message,
			'finding' => $finding,
		);
		set_transient( self::outcome_name(), $outcome, 5 * MINUTE_IN_SECONDS );
		wp_safe_redirect( Settings_Page::url() );
		exit;
	}

	/** Of the user who pressed the button. */
	private static function outcome_name(): string {
		return 'linkbild_outcome_' . get_current_user_id();
	}
}
