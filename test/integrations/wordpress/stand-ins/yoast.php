<?php
// Yoast SEO: objects of one class per tag, filtered before they are printed.

namespace Yoast\WP\SEO\Presenters {
	abstract class Stand_In_Presenter {
		abstract public function present(): string;
	}
	class Title_Presenter extends Stand_In_Presenter {
		public function present(): string {
			$tags = array(
				'locale'      => 'en_GB',
				'type'        => 'website',
				'title'       => 'Yoast title',
				'description' => 'Yoast description',
				'url'         => 'https://site.example/yoast/',
				'site_name'   => 'Yoast site',
			);
			$html = '';
			foreach ( $tags as $key => $content ) {
				$html .= sprintf( '<meta property="og:%s" content="%s" />', esc_attr( $key ), esc_attr( $content ) ) . "\n\t";
			}
			return $html;
		}
	}
}

namespace Yoast\WP\SEO\Presenters\Open_Graph {
	class Image_Presenter extends \Yoast\WP\SEO\Presenters\Stand_In_Presenter {
		public function present(): string {
			return '<meta property="og:image" content="https://site.example/yoast.jpg" />' . "\n\t" . '<meta property="og:image:width" content="800" />';
		}
	}
}

namespace Yoast\WP\SEO\Presenters\Twitter {
	class Card_Presenter extends \Yoast\WP\SEO\Presenters\Stand_In_Presenter {
		public function present(): string {
			return '<meta name="twitter:card" content="summary" />';
		}
	}
	class Image_Presenter extends \Yoast\WP\SEO\Presenters\Stand_In_Presenter {
		public function present(): string {
			return '<meta name="twitter:image" content="https://site.example/yoast.jpg" />';
		}
	}
}

namespace {
	add_action(
		'wp_head',
		static function () {
			$presenters = apply_filters(
				'wpseo_frontend_presenters',
				array(
					new \Yoast\WP\SEO\Presenters\Title_Presenter(),
					new \Yoast\WP\SEO\Presenters\Open_Graph\Image_Presenter(),
					new \Yoast\WP\SEO\Presenters\Twitter\Card_Presenter(),
					new \Yoast\WP\SEO\Presenters\Twitter\Image_Presenter(),
				),
				new stdClass()
			);
			echo "<!-- This site is optimized with the Yoast SEO plugin -->\n";
			foreach ( $presenters as $presenter ) {
				echo "\t" . $presenter->present() . "\n";
			}
			echo "<!-- / Yoast SEO plugin. -->\n";
		},
		1
	);
}
