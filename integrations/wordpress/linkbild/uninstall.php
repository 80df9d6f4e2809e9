<?php
/**
 * Removes everything when the plugin is deleted: connection, choices, fields of posts, planned events.
 *
 * @package Linkbild
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes what one site has. */
function linkbild_uninstall_site() {
	global $wpdb;
	$project = get_option( 'linkbild_project' );
	$token   = get_option( 'linkbild_token' );
	if ( is_array( $project ) && ! empty( $project['apiUrl'] ) && is_string( $token ) && '' !== $token ) {
		// Linkbild forgets the connection too. Where it does not answer, the token is deleted here all the same.
		wp_safe_remote_request(
			$project['apiUrl'] . '/site/connection',
			array(
				'method'      => 'DELETE',
				'headers'     => array( 'Authorization' => 'Bearer ' . $token ),
				'timeout'     => 5,
				'redirection' => 0,
			)
		);
	}
	wp_clear_scheduled_hook( 'linkbild_send_changes' );
	wp_clear_scheduled_hook( 'linkbild_send_changes_hourly' );
	delete_post_meta_by_key( '_linkbild_off' );
	delete_post_meta_by_key( '_linkbild_image' );

	$names = array();
	foreach ( array( 'linkbild_', '_transient_linkbild_', '_transient_timeout_linkbild_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no call for options by prefix.
		$names = array_merge( $names, $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) ) );
	}
	array_map( 'delete_option', $names );
}

if ( is_multisite() ) {
	$linkbild_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $linkbild_sites as $linkbild_site ) {
		switch_to_blog( $linkbild_site );
		linkbild_uninstall_site();
		restore_current_blog();
	}
} else {
	linkbild_uninstall_site();
}
