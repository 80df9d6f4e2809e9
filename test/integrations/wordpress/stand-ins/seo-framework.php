<?php
// The SEO Framework: rows with the attributes of each tag.

add_action(
	'wp_head',
	static function () {
		$row  = static fn ( $attribute, $key, $content ) => array( 'attributes' => array( $attribute => $key, 'content' => $content ) );
		$rows = array(
			'og:title'         => $row( 'property', 'og:title', 'SEO Framework title' ),
			'og:image:0'       => $row( 'property', 'og:image', 'https://site.example/tsf.jpg' ),
			'og:image:width:0' => $row( 'property', 'og:image:width', 800 ),
			'twitter:card'     => $row( 'name', 'twitter:card', 'summary' ),
			'twitter:image'    => $row( 'name', 'twitter:image', 'https://site.example/tsf.jpg' ),
		);
		foreach ( apply_filters( 'the_seo_framework_meta_render_data', $rows, array() ) as $one ) {
			$attributes = $one['attributes'];
			stand_in_print( array( reset( $attributes ) => $attributes['content'] ), key( $attributes ) );
		}
	},
	1
);
