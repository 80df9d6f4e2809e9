<?php
/**
 * Plugin Name:       Linkbild
 * Description:       Gives every post, page and product an image of its own for link previews on WhatsApp, LinkedIn, Facebook, Slack and others.
 * Version:           1.0.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Linkbild
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       linkbild
 * Domain Path:       /languages
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.0.0';
const PLUGIN_FILE = __FILE__;

// What plain PHP and TYPO3 use too: addresses of images, codes, calls.
foreach ( array( 'Images', 'ConnectCode', 'Result', 'Client' ) as $linkbild_name ) {
	require_once __DIR__ . '/lib/' . $linkbild_name . '.php';
}
$linkbild_files = array(
	'connection',
	'options',
	'shop',
	'page',
	'head-filter',
	'other-plugins',
	'text-tags',
	'tags',
	'queue',
	'sender',
	'watcher',
	'post-fields',
	'editor',
	'finding',
	'settings-page',
	'settings-actions',
);
foreach ( $linkbild_files as $linkbild_name ) {
	require_once __DIR__ . '/includes/class-' . $linkbild_name . '.php';
}
unset( $linkbild_files, $linkbild_name );

// Since WordPress 6.8 the header's Domain Path is enough.
if ( version_compare( get_bloginfo( 'version' ), '6.8', '<' ) ) {
	add_action(
		'init',
		static function () {
			// phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions -- the directory's own translations come only to copies from there.
			load_plugin_textdomain( 'linkbild', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
		}
	);
}
Tags::register();
Other_Plugins::register();
Watcher::register();
Sender::register();
Post_Fields::register();
if ( is_admin() ) {
	Editor::register();
	Settings_Page::register();
	Settings_Actions::register();
}

register_deactivation_hook( __FILE__, array( Sender::class, 'unschedule_everywhere' ) );
