<?php
// All in One SEO: two lists of tags by their keys.

add_action(
	'wp_head',
	static function () {
		$facebook = array(
			'og:title'        => 'All in One title',
			'og:image'        => 'https://site.example/aioseo.jpg',
			'og:image:width'  => 800,
			'og:image:height' => 400,
		);
		$twitter  = array(
			'twitter:card'  => 'summary',
			'twitter:image' => 'https://site.example/aioseo.jpg',
		);
		echo "<!-- All in One SEO -->\n";
		stand_in_print( apply_filters( 'aioseo_facebook_tags', $facebook ) );
		stand_in_print( apply_filters( 'aioseo_twitter_tags', $twitter ), 'name' );
		echo "<!-- All in One SEO -->\n";
	},
	1
);
