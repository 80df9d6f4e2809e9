<?php
/**
 * Takes other image tags out of the head.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** The last resort for themes and plugins without a hook: works on the HTML that wp_head printed. */
final class Head_Filter {

	// Scripts, styles, templates and comments are matched first, so that a tag in them is not taken for one.
	private const TAGS = '~<(script|style|template|noscript)\b.*?</\1\s*>|<!--.*?-->|<meta\b(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>[ \t]*\R?~is';
	private const KEY  = '~\s(?:property|name)\s*=\s*(?:"\s*([^"]*?)\s*"|\'\s*([^\']*?)\s*\'|([^\s"\'>]+))~i';

	/**
	 * The head with our block as its only image tags, and below it the fillers that nobody else prints.
	 *
	 * @param string   $html    Everything wp_head printed, or a whole page.
	 * @param string   $ours    Our block, exactly as it was printed.
	 * @param string[] $fillers HTML of tags by key, for keys that are missing.
	 * @param string   $above   What the page has above that, which is not changed.
	 */
	public static function clean( string $html, string $ours, array $fillers = array(), string $above = '' ): string {
		$body  = stripos( $html, '<body' );
		$head  = false === $body ? $html : substr( $html, 0, $body );
		$rest  = false === $body ? '' : substr( $html, $body );
		$place = strpos( $head, $ours );
		if ( '' === $ours || false === $place ) {
			return $html;
		}
		$keys   = array();
		$before = self::without_images( substr( $head, 0, $place ), $keys );
		$after  = self::without_images( substr( $head, $place + strlen( $ours ) ), $keys );
		if ( null === $before || null === $after ) {
			return $html;
		}
		// Where it cannot be read, what is missing is not known.
		$missing = null === self::without_images( $above, $keys ) ? array() : array_diff_key( $fillers, $keys );
		if ( isset( $keys['product:price:amount'] ) || isset( $keys['og:price:amount'] ) ) {
			$missing = array_filter( $missing, static fn ( $key ) => 0 !== strpos( $key, 'product:' ), ARRAY_FILTER_USE_KEY );
		}
		return $before . $ours . implode( '', $missing ) . $after . $rest;
	}

	/**
	 * HTML without image tags; null where it cannot be read.
	 *
	 * @param string              $html Part of a head.
	 * @param array<string, true> $keys Gets the keys of the tags that stay.
	 */
	private static function without_images( string $html, array &$keys ): ?string {
		return preg_replace_callback(
			self::TAGS,
			static function ( array $found ) use ( &$keys ): string {
				if ( 0 !== stripos( $found[0], '<meta' ) || ! preg_match( self::KEY, $found[0], $key ) ) {
					return $found[0];
				}
				$name = strtolower( (string) end( $key ) );
				if ( preg_match( '~^(?:og:image|twitter:image)(?::|$)|^twitter:card$~', $name ) ) {
					return '';
				}
				$keys[ $name ] = true;
				return $found[0];
			},
			$html
		);
	}
}
