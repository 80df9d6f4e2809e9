<?php
/**
 * Title, description and address of a page for link previews.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** What an SEO plugin would print beside the image. Platforms that find no title or address show the bare link. */
final class Text_Tags {

	private const LENGTH = 200;

	/** Without a space in their place, stripping these would join the words around them. */
	private const BREAKS = '~<(?=/?(?:p|div|br|hr|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|table|tr|td|th|section|article)\b)~i';

	/**
	 * The tags of the page that this request shows, as rows of attribute, key, content.
	 *
	 * @param Page $page The page.
	 */
	public static function of_page( Page $page ): array {
		$site = self::plain( get_bloginfo( 'name', 'raw' ) );
		$tags = array(
			// The front page is often called "Home".
			'og:title'       => is_front_page() || '' === $page->title ? $site : $page->title,
			'og:type'        => self::type( $page ),
			'og:url'         => esc_url_raw( self::url( $page ) ),
			'og:description' => self::shortened( self::description( $page ) ),
			'og:site_name'   => $site,
			'og:locale'      => self::locale(),
		);
		$rows = array();
		foreach ( $tags as $key => $content ) {
			if ( '' !== $content ) {
				$rows[] = array( 'property', $key, $content );
			}
		}
		return $rows;
	}

	/**
	 * What kind of thing the page is.
	 *
	 * @param Page $page The page.
	 */
	private static function type( Page $page ): string {
		if ( is_singular() && Shop::is_product( $page->post_id ) ) {
			return 'product';
		}
		return is_singular( 'post' ) ? 'article' : 'website';
	}

	/**
	 * The address, with the number of the page where it is divided into pages.
	 *
	 * @param Page $page The page.
	 */
	private static function url( Page $page ): string {
		if ( is_singular() ) {
			$url = wp_get_canonical_url( $page->post_id );
			return is_string( $url ) && '' !== $url ? $url : $page->url;
		}
		global $wp_rewrite;
		$number = (int) get_query_var( 'paged' );
		if ( $number < 2 ) {
			return $page->url;
		}
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			return add_query_arg( 'paged', $number, $page->url );
		}
		return trailingslashit( $page->url ) . user_trailingslashit( $wp_rewrite->pagination_base . '/' . $number, 'paged' );
	}

	/**
	 * What the page says about itself, as plain text of any length.
	 *
	 * @param Page $page The page.
	 */
	private static function description( Page $page ): string {
		// Page takes public posts only, without a password.
		$post = $page->post_id > 0 ? get_post( $page->post_id ) : null;
		$text = null === $post ? '' : self::plain( $post->post_excerpt );
		if ( '' === $text && is_front_page() ) {
			$text = self::plain( get_bloginfo( 'description', 'raw' ) );
		}
		if ( '' !== $text ) {
			return $text;
		}
		if ( null !== $post ) {
			// Shortcodes and unknown blocks go with what they enclose: some show it only to members.
			return self::plain( excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ) );
		}
		$object = get_queried_object();
		if ( $object instanceof \WP_Term || $object instanceof \WP_User || $object instanceof \WP_Post_Type ) {
			return self::plain( (string) $object->description );
		}
		return '';
	}

	/** Language and country; WordPress has languages without a country, and Open Graph does not. */
	private static function locale(): string {
		return preg_match( '~^[a-z]{2,3}_[A-Z]{2}(?![A-Za-z])~', get_locale(), $found ) ? $found[0] : '';
	}

	/**
	 * Text without markup, in one line.
	 *
	 * @param string $html Any.
	 */
	private static function plain( string $html ): string {
		$text = wp_strip_all_tags( (string) preg_replace( self::BREAKS, ' <', $html ) );
		$text = wp_check_invalid_utf8( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ), true );
		return trim( (string) preg_replace( '~\s+~u', ' ', $text ) );
	}

	/**
	 * The beginning of a text, up to the end of a word. Languages without spaces are cut anywhere.
	 *
	 * @param string $text Plain, in one line.
	 */
	public static function shortened( string $text ): string {
		if ( mb_strlen( $text, 'UTF-8' ) <= self::LENGTH ) {
			return $text;
		}
		$start = mb_substr( $text, 0, self::LENGTH - 1, 'UTF-8' );
		$words = (string) preg_replace( '~[\s\p{Pd},;:(]*\s\S*$~u', '', $start );
		return ( mb_strlen( $words, 'UTF-8' ) > self::LENGTH / 2 ? $words : $start ) . '…';
	}
}
