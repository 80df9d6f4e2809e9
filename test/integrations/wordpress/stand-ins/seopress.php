<?php
// SEOPress: the HTML of each tag.

add_action(
	'wp_head',
	static function () {
		$tags = array(
			'seopress_social_og_title'             => '<meta property="og:title" content="SEOPress title">',
			'seopress_social_og_thumb'             => '<meta property="og:image" content="https://site.example/seopress.jpg"><meta property="og:image:width" content="800">',
			'seopress_social_twitter_card_summary' => '<meta name="twitter:card" content="summary">',
			'seopress_social_twitter_card_thumb'   => '<meta name="twitter:image" content="https://site.example/seopress.jpg">',
		);
		foreach ( $tags as $filter => $html ) {
			echo apply_filters( $filter, $html ) . "\n";
		}
	},
	1
);
