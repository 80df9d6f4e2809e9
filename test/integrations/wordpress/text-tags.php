<?php
// Answers plugin.test.ts: how the plugin shortens a description.

define( 'ABSPATH', '/' );
require_once '/plugin/includes/class-text-tags.php';

return static fn ( string $text ) => \Linkbild\WordPress\Text_Tags::shortened( $text );
