<?php
/**
 * The connection of this site to one project.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

use Linkbild\Client;
use Linkbild\ConnectCode;
use Linkbild\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Project and token. What every page needs is loaded with WordPress's own options; the token is apart, so that it is
 * only read where it is sent.
 */
final class Connection {

	private const PROJECT = 'linkbild_project';
	private const TOKEN   = 'linkbild_token';

	/**
	 * The project as Linkbild told it, with apiUrl, imagesUrl, connectedAt, isLost; null before the first connection.
	 *
	 * @return array|null
	 */
	public static function project(): ?array {
		$project = get_option( self::PROJECT );
		return is_array( $project ) && isset( $project['uuid'], $project['imagesUrl'], $project['apiUrl'] ) ? $project : null;
	}

	/** Whether pages get tags and changes are sent. */
	public static function is_active(): bool {
		$project = self::project();
		return null !== $project && empty( $project['isLost'] );
	}

	/** Addresses of the project's images; null without a connection. */
	public static function images(): ?Images {
		$project = self::is_active() ? self::project() : null;
		return null === $project ? null : new Images( $project['imagesUrl'], $project['uuid'] );
	}

	/**
	 * Calls with this connection's token; null without one.
	 *
	 * @param int $timeout Seconds.
	 */
	public static function client( int $timeout = 20 ): ?Client {
		$project = self::project();
		$token   = get_option( self::TOKEN );
		return null === $project || ! is_string( $token ) || '' === $token
			? null
			: self::client_of( $project['apiUrl'], $token, $timeout );
	}

	/**
	 * Trades a code for a connection.
	 *
	 * @param string $text What was pasted.
	 * @return string What is wrong, or an empty text.
	 */
	public static function connect( string $text ): string {
		$code = ConnectCode::parse( $text );
		if ( null === $code ) {
			return __( 'This isn’t a Linkbild code. Copy the whole code, including the part after the @.', 'linkbild' );
		}
		$api_url  = $code->apiUrl; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- of a class that plain PHP uses too.
		$expected = self::expected();
		if ( null !== $expected && strcasecmp( rtrim( $expected['apiUrl'], '/' ), $api_url ) !== 0 ) {
			return self::other_project( $expected );
		}
		if ( ! wp_http_validate_url( $api_url ) ) {
			// wp_safe_remote_request would refuse it without a word.
			return __( 'WordPress doesn’t call this address: it’s on a private network or uses an unusual port. If it’s your own Linkbild server, allow it as the plugin’s readme describes.', 'linkbild' );
		}
		$result = self::client_of( $api_url, null, 20 )->connect(
			$code->code,
			home_url( '/' ),
			'wordpress', // phpcs:ignore WordPress.WP.CapitalPDangit -- a word of Linkbild's API.
			get_bloginfo( 'version' ),
			VERSION
		);
		if ( ! $result->ok ) {
			return $result->message;
		}
		$value = $result->value;
		if ( null !== $expected && $expected['projectUuid'] !== $value['project']['uuid'] ) {
			self::client_of( $api_url, $value['token'], 5 )->disconnect();
			return self::other_project( $expected );
		}
		// The one before ends only once there is another.
		self::end();
		self::save( $value, $api_url );
		return '';
	}

	/** The connection was removed in Linkbild: nothing is sent and no tags are printed until somebody connects again. */
	public static function lose(): void {
		$project = self::project();
		if ( null === $project ) {
			return;
		}
		delete_option( self::TOKEN );
		update_option( self::PROJECT, array_merge( $project, array( 'isLost' => true ) ), true );
	}

	/** Ends the connection here and, where it answers, in Linkbild. */
	public static function end(): void {
		$client = self::client( 5 );
		if ( null !== $client ) {
			$client->disconnect();
		}
		delete_option( self::TOKEN );
		delete_option( self::PROJECT );
	}

	/**
	 * Which project this copy of the plugin was filled in for when it was downloaded; null for a plain copy.
	 *
	 * @return array|null apiUrl, projectUuid, projectTitle.
	 */
	public static function expected(): ?array {
		$file = plugin_dir_path( PLUGIN_FILE ) . 'project.php';
		$data = is_readable( $file ) ? include $file : null;
		return is_array( $data ) && isset( $data['apiUrl'], $data['projectUuid'], $data['projectTitle'] ) ? $data : null;
	}

	/**
	 * Stores what Linkbild answered.
	 *
	 * @param array  $value   The answer of the connecting call.
	 * @param string $api_url Where it came from.
	 */
	private static function save( array $value, string $api_url ): void {
		$project = $value['project'];
		update_option( self::TOKEN, (string) $value['token'], false );
		update_option(
			self::PROJECT,
			array(
				'uuid'        => sanitize_text_field( (string) $project['uuid'] ),
				'title'       => sanitize_text_field( (string) ( $project['title'] ?? '' ) ),
				'url'         => esc_url_raw( (string) ( $project['url'] ?? '' ) ),
				'screenUrl'   => esc_url_raw( (string) ( $project['screenUrl'] ?? '' ) ),
				'imagesUrl'   => esc_url_raw( (string) $value['imagesUrl'] ),
				'apiUrl'      => esc_url_raw( $api_url ),
				'connectedAt' => time(),
			),
			true
		);
	}

	/**
	 * Calls to Linkbild through WordPress's own way of fetching.
	 *
	 * @param string      $api_url Where.
	 * @param string|null $token   As whom.
	 * @param int         $timeout Seconds.
	 */
	private static function client_of( string $api_url, ?string $token, int $timeout ): Client {
		$send = static function ( string $method, string $url, array $headers, ?string $body ) use ( $timeout ): array {
			$answer = wp_safe_remote_request(
				$url,
				array(
					'method'              => $method,
					'headers'             => $headers,
					'body'                => $body,
					'timeout'             => $timeout,
					// A redirect would carry the token to another address.
					'redirection'         => 0,
					'limit_response_size' => MB_IN_BYTES,
				)
			);
			if ( is_wp_error( $answer ) ) {
				return array(
					'status' => 0,
					'body'   => '',
				);
			}
			return array(
				'status' => (int) wp_remote_retrieve_response_code( $answer ),
				'body'   => wp_remote_retrieve_body( $answer ),
			);
		};
		return new Client( $send, $api_url, $token, determine_locale() );
	}

	/**
	 * The sentence for a code of another project.
	 *
	 * @param array $expected What the copy was filled in for.
	 */
	private static function other_project( array $expected ): string {
		return sprintf(
			/* translators: %s: name of a project in Linkbild */
			__( 'This code belongs to another project. This copy of the plugin is for “%s”. Create the code there.', 'linkbild' ),
			$expected['projectTitle']
		);
	}
}
