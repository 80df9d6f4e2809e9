<?php
/**
 * Linkbild beside a post that is edited.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** A panel in the block editor's side bar, and a box in the classic editor. */
final class Editor {

	private const NONCE = 'linkbild_post_nonce';

	/** Hooks into both editors. */
	public static function register(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_panel' ) );
		add_action( 'add_meta_boxes', array( self::class, 'add_box' ) );
		add_action( 'save_post', array( self::class, 'save_box' ) );
	}

	/** The panel. Without the connection there is nothing to choose. */
	public static function add_panel(): void {
		$screen = get_current_screen();
		$type   = $screen ? (string) $screen->post_type : '';
		if ( ! Connection::is_active() || ! Options::has_post_type( $type ) || ! self::has_panel( $type ) ) {
			return;
		}
		$needs = array( 'wp-plugins', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-components', 'wp-data', 'wp-block-editor' );
		wp_enqueue_script( 'linkbild-editor', plugins_url( 'assets/editor.js', PLUGIN_FILE ), $needs, VERSION, true );
		$data = array(
			'texts'     => self::texts(),
			'screenUrl' => (string) ( Connection::project()['screenUrl'] ?? '' ),
		);
		wp_add_inline_script( 'linkbild-editor', 'window.linkbildEditor = ' . wp_json_encode( $data ) . ';', 'before' );
	}

	/**
	 * The box, for the classic editor and for post types whose fields the block editor cannot save.
	 *
	 * @param string $type The post type.
	 */
	public static function add_box( $type ): void {
		if ( ! Connection::is_active() || ! Options::has_post_type( (string) $type ) ) {
			return;
		}
		$options = array( '__back_compat_meta_box' => self::has_panel( (string) $type ) );
		add_meta_box( 'linkbild', 'Linkbild', array( self::class, 'show_box' ), $type, 'side', 'default', $options );
		wp_enqueue_media();
		wp_enqueue_script( 'linkbild-box', plugins_url( 'assets/box.js', PLUGIN_FILE ), array( 'media-editor' ), VERSION, true );
	}

	/**
	 * The content of the box.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function show_box( \WP_Post $post ): void {
		$texts   = self::texts();
		$preview = Post_Fields::preview( $post->ID );
		$own_id  = Post_Fields::own_image_id( $post->ID );
		wp_nonce_field( 'linkbild_post_' . $post->ID, self::NONCE );
		?>
		<div class="linkbild-box">
			<p>
				<label>
					<input type="checkbox" name="linkbild_on" value="1" <?php checked( ! Post_Fields::is_off( $post->ID ) ); ?>>
					<?php echo esc_html( $texts['switch'] ); ?>
				</label>
			</p>
			<img class="linkbild-image" style="max-width:100%;height:auto;box-sizing:border-box;border:1px solid #ddd" alt="<?php echo esc_attr( $texts['alt'] ); ?>" src="<?php echo esc_url( $preview['url'] ); ?>" <?php echo '' === $preview['url'] ? 'hidden' : ''; ?>>
			<p class="description linkbild-state" data-own="<?php echo esc_attr( $texts['states']['own'] ); ?>" data-unsaved="<?php echo esc_attr( $texts['states']['unsaved'] ); ?>"><?php echo esc_html( $texts['states'][ $preview['state'] ] ); ?></p>
			<input type="hidden" name="linkbild_image" value="<?php echo esc_attr( (string) $own_id ); ?>">
			<p style="display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center">
				<button type="button" class="button linkbild-choose" data-title="<?php echo esc_attr( $texts['choose'] ); ?>"><?php echo esc_html( $texts['choose'] ); ?></button>
				<button type="button" class="button-link button-link-delete linkbild-remove" <?php echo 0 === $own_id ? 'hidden' : ''; ?>><?php echo esc_html( $texts['remove'] ); ?></button>
			</p>
		</div>
		<?php
	}

	/**
	 * Saves what was chosen in the box.
	 *
	 * @param int $post_id The post.
	 */
	public static function save_box( $post_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( ! wp_verify_nonce( $nonce, 'linkbild_post_' . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		self::put( $post_id, Post_Fields::OFF, empty( $_POST['linkbild_on'] ) ? 1 : 0 );
		self::put( $post_id, Post_Fields::IMAGE, isset( $_POST['linkbild_image'] ) ? absint( $_POST['linkbild_image'] ) : 0 );
	}

	/**
	 * Stores a field, or removes it where it has nothing to say.
	 *
	 * @param int    $post_id The post.
	 * @param string $key     The field.
	 * @param int    $value   0 for nothing.
	 */
	private static function put( int $post_id, string $key, int $value ): void {
		if ( $value > 0 ) {
			update_post_meta( $post_id, $key, $value );
		} else {
			delete_post_meta( $post_id, $key );
		}
	}

	/**
	 * Whether the block editor can save fields of a post type.
	 *
	 * @param string $type The post type.
	 */
	private static function has_panel( string $type ): bool {
		return post_type_supports( $type, 'custom-fields' );
	}

	/** The texts of panel and box. */
	private static function texts(): array {
		return array(
			'switch'  => __( 'Use the image from Linkbild', 'linkbild' ),
			'alt'     => __( 'The image that shared links of this page show', 'linkbild' ),
			'choose'  => __( 'Choose own image', 'linkbild' ),
			'replace' => __( 'Replace own image', 'linkbild' ),
			'remove'  => __( 'Remove own image', 'linkbild' ),
			'open'    => __( 'Open Linkbild', 'linkbild' ),
			'states'  => array(
				'image'         => __( 'Shared links show this image. It’s updated when you save.', 'linkbild' ),
				'unsaved'       => __( 'The image appears once you save.', 'linkbild' ),
				'own'           => __( 'Shared links show the image you chose.', 'linkbild' ),
				'off'           => __( 'Switched off. Shared links show what your theme or SEO plugin offers.', 'linkbild' ),
				'not-public'    => __( 'The image appears once everybody can open this page.', 'linkbild' ),
				'no-path'       => __( 'This page has no path of its own. Choose another permalink structure than “Plain” in the settings.', 'linkbild' ),
				'not-connected' => __( 'This site isn’t connected to Linkbild.', 'linkbild' ),
			),
		);
	}
}
