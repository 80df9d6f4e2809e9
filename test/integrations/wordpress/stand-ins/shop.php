<?php
// As much of WooCommerce as the plugin asks: products, their price and stock, stored where WooCommerce stores them.

add_action(
	'init',
	static function () {
		register_post_type(
			'product',
			array(
				'label'        => 'Products',
				'public'       => true,
				'has_archive'  => 'shop',
				'show_in_rest' => true,
				'supports'     => array( 'title', 'editor', 'thumbnail', 'custom-fields' ),
				'rewrite'      => array( 'slug' => 'product' ),
			)
		);
	}
);

class WC_Product {
	private int $id;

	public function __construct( int $id ) {
		$this->id = $id;
	}
	public function get_price() {
		return get_post_meta( $this->id, '_price', true );
	}
	public function get_regular_price() {
		return get_post_meta( $this->id, '_regular_price', true );
	}
	public function get_sale_price() {
		return get_post_meta( $this->id, '_sale_price', true );
	}
	public function get_stock_status() {
		$status = get_post_meta( $this->id, '_stock_status', true );
		return $status ? $status : 'instock';
	}
}
function wc_get_product( $id ) {
	return 'product' === get_post_type( $id ) ? new WC_Product( (int) $id ) : false;
}
function wc_get_price_to_display( $product ) {
	return (float) $product->get_price();
}
function wc_format_decimal( $number, $decimals ) {
	return number_format( (float) $number, $decimals, '.', '' );
}
function wc_get_price_decimals() {
	return 2;
}
function wc_get_page_id( $page ) {
	return -1;
}
function get_woocommerce_currency() {
	return 'EUR';
}
