<?php
// A plugin that opens a buffer in the head and never closes it, and a theme's tag after that.

add_action( 'wp_head', static fn () => ob_start(), 20 );
add_action(
	'wp_head',
	static function () {
		echo "<meta property='og:title' content='Buffer title'>\n<meta property='og:image' content='https://site.example/buffer.jpg'>\n";
	},
	30
);
