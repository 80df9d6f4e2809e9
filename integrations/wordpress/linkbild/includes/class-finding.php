<?php
/**
 * What Linkbild found on the pages of this site.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** The finding of a check, in words. */
final class Finding {

	/**
	 * What was found, as Linkbild told it.
	 *
	 * @var array
	 */
	private array $value;

	/**
	 * Takes the answer of the check.
	 *
	 * @param array $value pages, oursOn.
	 */
	public function __construct( array $value ) {
		$this->value = $value;
	}

	/** Whether all pages are as they should be. */
	public function is_good(): bool {
		$pages = $this->pages();
		return array() !== $pages && count( array_filter( array_column( $pages, 'ok' ) ) ) === count( $pages );
	}

	/** One sentence. */
	public function summary(): string {
		$total = count( $this->pages() );
		$good  = count( array_filter( array_column( $this->pages(), 'ok' ) ) );
		return sprintf(
			/* translators: 1: number of pages with one image from Linkbild, 2: number of pages read */
			_n(
				'One og:image, from Linkbild, on %1$d of %2$d page.',
				'One og:image, from Linkbild, on %1$d of %2$d pages.',
				$total,
				'linkbild'
			),
			$good,
			$total
		);
	}

	/**
	 * The pages that need something, each with its URL and a sentence.
	 *
	 * @return array[] url, text.
	 */
	public function troubles(): array {
		$rows = array();
		foreach ( $this->pages() as $page ) {
			if ( empty( $page['ok'] ) ) {
				$rows[] = array(
					'url'  => (string) ( $page['url'] ?? '' ),
					'text' => self::sentence( (string) ( $page['state'] ?? '' ), (string) ( $page['writtenBy'] ?? '' ), (string) ( $page['reason'] ?? '' ) ),
				);
			}
		}
		return $rows;
	}

	/** The pages that were read. */
	private function pages(): array {
		return array_filter( (array) ( $this->value['pages'] ?? array() ), 'is_array' );
	}

	/**
	 * What is wrong with a page.
	 *
	 * @param string $state      As Linkbild names it.
	 * @param string $written_by Who wrote the tag in the way; may be empty.
	 * @param string $reason     Why it could not be read, in the language of the person; may be empty.
	 */
	private static function sentence( string $state, string $written_by, string $reason ): string {
		switch ( $state ) {
			case 'several':
			case 'ours-not-first':
				$text = __( 'Another image tag is on the page beside the one from Linkbild.', 'linkbild' );
				break;
			case 'other':
				$text = __( 'The page shows another image.', 'linkbild' );
				break;
			case 'none':
				$text = __( 'The page has no image tag. If you use a cache, clear it.', 'linkbild' );
				break;
			default:
				return trim( __( 'Linkbild couldn’t read the page.', 'linkbild' ) . ' ' . $reason );
		}
		if ( '' === $written_by ) {
			return $text;
		}
		/* translators: %s: name of a plugin or theme */
		return $text . ' ' . sprintf( __( 'It comes from %s.', 'linkbild' ), $written_by );
	}
}
