<?php
/**
 * What WooCommerce knows of a product.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** Price and stock of a product, where WooCommerce is there. */
final class Shop {

	private const AVAILABILITY = array(
		'instock'     => 'in stock',
		'outofstock'  => 'out of stock',
		'onbackorder' => 'available for order',
	);

	/**
	 * What the image may show of a product: a change of any of it is a new version.
	 *
	 * @param int $post_id The product.
	 * @return array Empty where the post is no product.
	 */
	public static function version_parts( int $post_id ): array {
		$product = self::product( $post_id );
		return null === $product ? array() : array(
			(string) $product->get_price(),
			(string) $product->get_regular_price(),
			(string) $product->get_sale_price(),
			(string) $product->get_stock_status(),
			get_woocommerce_currency(),
		);
	}

	/**
	 * Tags with price and stock, as rows of attribute, key, content.
	 *
	 * @param int $post_id The product.
	 */
	public static function tags( int $post_id ): array {
		$product = self::product( $post_id );
		if ( null === $product ) {
			return array();
		}
		$tags = array();
		if ( '' !== (string) $product->get_price() ) {
			$amount = wc_format_decimal( wc_get_price_to_display( $product ), wc_get_price_decimals() );
			$tags[] = array( 'property', 'product:price:amount', (string) $amount );
			$tags[] = array( 'property', 'product:price:currency', get_woocommerce_currency() );
		}
		$availability = self::AVAILABILITY[ $product->get_stock_status() ] ?? '';
		if ( '' !== $availability ) {
			$tags[] = array( 'property', 'product:availability', $availability );
		}
		return $tags;
	}

	/**
	 * Whether a post is a product of WooCommerce.
	 *
	 * @param int $post_id The post.
	 */
	public static function is_product( int $post_id ): bool {
		return null !== self::product( $post_id );
	}

	/** The page that lists all products; 0 without a shop. */
	public static function shop_page_id(): int {
		return function_exists( 'wc_get_page_id' ) ? max( 0, (int) wc_get_page_id( 'shop' ) ) : 0;
	}

	/**
	 * The product of a post.
	 *
	 * @param int $post_id The post.
	 * @return \WC_Product|null
	 */
	private static function product( int $post_id ) {
		if ( $post_id <= 0 || ! function_exists( 'wc_get_product' ) || 'product' !== get_post_type( $post_id ) ) {
			return null;
		}
		$product = wc_get_product( $post_id );
		return $product ? $product : null;
	}
}
