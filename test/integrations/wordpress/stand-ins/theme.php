<?php
// A theme that prints its tags without any filter, in two places.

add_action(
	'wp_head',
	static function () {
		echo "<meta property='og:title' content='Theme title'>\n<meta property='og:image' content='https://site.example/theme.jpg'>\n";
	},
	0
);
add_action(
	'wp_head',
	static function () {
		echo "<meta name=\"twitter:image\" content=\"https://site.example/theme.jpg\">\n";
		echo "<script>var example = '<meta property=\"og:image\" content=\"in a script\">';</script>\n";
	},
	50
);
