<?php
// Answers plugin.test.ts: what the plugin makes of a head.

define( 'ABSPATH', '/' );
require_once '/plugin/includes/class-head-filter.php';

return static function ( array $input ) {
	return \Linkbild\WordPress\Head_Filter::clean( $input['html'], $input['ours'], $input['fillers'] ?? array(), $input['above'] ?? '' );
};
