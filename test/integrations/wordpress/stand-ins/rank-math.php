<?php
// Rank Math: one filter per tag; what is empty afterwards is not printed.

add_action(
	'wp_head',
	static function () {
		$networks = array(
			'facebook' => array(
				'og:title'            => 'Rank Math title',
				'og:image'            => 'https://site.example/rank-math.jpg',
				'og:image:secure_url' => 'https://site.example/rank-math.jpg',
				'og:image:width'      => '800',
				'og:image:height'     => '400',
				'og:image:alt'        => 'Alt',
				'og:image:type'       => 'image/jpeg',
			),
			'twitter'  => array(
				'twitter:card'  => 'summary',
				'twitter:image' => 'https://site.example/rank-math.jpg',
			),
		);
		echo "<!-- Search Engine Optimization by Rank Math -->\n";
		foreach ( $networks as $network => $tags ) {
			foreach ( $tags as $key => $content ) {
				$content = apply_filters( "rank_math/opengraph/$network/" . str_replace( ':', '_', $key ), $content );
				stand_in_print( array( $key => $content ), 'facebook' === $network ? 'property' : 'name' );
			}
		}
	},
	1
);
