<?php
// Jetpack: one list of tags by their keys.

add_action(
	'wp_head',
	static function () {
		$tags = array(
			'og:title'        => 'Jetpack title',
			'og:image'        => 'https://site.example/jetpack.jpg',
			'og:image:width'  => 800,
			'og:image:alt'    => '',
			'twitter:card'    => 'summary',
			'twitter:image'   => 'https://site.example/jetpack.jpg',
		);
		echo "<!-- Jetpack Open Graph Tags -->\n";
		stand_in_print( apply_filters( 'jetpack_open_graph_tags', $tags, array() ) );
		echo "<!-- End Jetpack Open Graph Tags -->\n";
	}
);
