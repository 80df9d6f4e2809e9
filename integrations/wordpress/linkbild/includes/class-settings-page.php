<?php
/**
 * Settings → Linkbild.
 *
 * @package Linkbild
 */

namespace Linkbild\WordPress;

defined( 'ABSPATH' ) || exit;

/** The settings page, and what leads there. */
final class Settings_Page {

	private const SLUG = 'linkbild';

	/** Hooks into the menu, the list of plugins and notices. */
	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_notices', array( self::class, 'notice' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), array( self::class, 'link' ) );
	}

	/** Where the page is. */
	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/** Adds the page to the menu. */
	public static function add(): void {
		add_options_page( 'Linkbild', 'Linkbild', 'manage_options', self::SLUG, array( self::class, 'show' ) );
	}

	/**
	 * The link in the list of plugins.
	 *
	 * @param string[] $links Those that are there.
	 * @return string[]
	 */
	public static function link( $links ): array {
		$ours = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'linkbild' ) );
		return array_merge( array( $ours ), (array) $links );
	}

	/** Tells everywhere that the connection was lost: otherwise nobody would notice. */
	public static function notice(): void {
		$screen   = get_current_screen();
		$is_there = $screen && 'settings_page_' . self::SLUG === $screen->id;
		if ( $is_there || ! current_user_can( 'manage_options' ) || empty( Connection::project()['isLost'] ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'This site is no longer connected to Linkbild. Your pages have no tags from Linkbild until you connect again.', 'linkbild' ),
			esc_url( self::url() ),
			esc_html__( 'Connect again', 'linkbild' )
		);
	}

	/** The page. */
	public static function show(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$outcome = Settings_Actions::take_outcome();
		$project = Connection::project();
		echo '<div class="wrap linkbild-settings" style="max-width:46rem"><h1>Linkbild</h1>';
		if ( '' !== $outcome['message'] ) {
			printf( '<div class="notice notice-%s"><p>%s</p></div>', esc_attr( $outcome['kind'] ), esc_html( $outcome['message'] ) );
		}
		if ( Connection::is_active() ) {
			if ( is_array( $outcome['finding'] ) ) {
				self::show_finding( new Finding( $outcome['finding'] ) );
			}
			self::show_connected( $project );
			self::show_choices();
			self::show_end();
		} else {
			self::show_connect( $project );
		}
		echo '</div>';
	}

	/**
	 * Before the connection, or after it was lost.
	 *
	 * @param array|null $lost The project that is no longer connected.
	 */
	private static function show_connect( ?array $lost ): void {
		$expected = Connection::expected();
		if ( null !== $lost ) {
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				/* translators: %s: name of a project in Linkbild */
				esc_html( sprintf( __( 'The connection to “%s” was removed in Linkbild. Create a new code there and connect again.', 'linkbild' ), $lost['title'] ) )
			);
		}
		echo '<p>' . esc_html__( 'Connect this site, and every page gets an image of its own for link previews.', 'linkbild' ) . '</p><ol>';
		if ( null !== $expected ) {
			/* translators: %s: name of a project in Linkbild */
			$where = sprintf( __( 'In Linkbild, open the project “%s”, then Settings > WordPress. Create a code.', 'linkbild' ), $expected['projectTitle'] );
		} else {
			$where = __( 'In Linkbild, open your project, then Settings > WordPress. Create a code.', 'linkbild' );
		}
		echo '<li>' . esc_html( $where ) . '</li><li>' . esc_html__( 'Paste the code here within 30 minutes.', 'linkbild' ) . '</li></ol>';
		self::begin_form( 'connect' );
		printf(
			'<p><label for="linkbild_code"><strong>%s</strong></label><br><input type="text" class="regular-text code" style="width:100%%;max-width:34rem" id="linkbild_code" name="linkbild_code" required autocomplete="off" spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX@…"></p>',
			esc_html__( 'Code', 'linkbild' )
		);
		self::end_form( __( 'Connect', 'linkbild' ), 'primary' );
	}

	/**
	 * The project, what waits to be sent, and the check.
	 *
	 * @param array $project As stored.
	 */
	private static function show_connected( array $project ): void {
		$rows = array(
			array( __( 'Project', 'linkbild' ), sprintf( '<strong>%s</strong>', esc_html( $project['title'] ) ) ),
			array( __( 'Website', 'linkbild' ), esc_html( $project['url'] ) ),
			array( __( 'Connected since', 'linkbild' ), esc_html( wp_date( get_option( 'date_format' ), (int) $project['connectedAt'] ) ) ),
			array( __( 'Changes to be sent', 'linkbild' ), esc_html( self::queue_text() ) ),
		);
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( $rows as $row ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $row[0] ), wp_kses_post( $row[1] ) );
		}
		echo '</tbody></table>';
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			$text = __( 'Your permalinks are “Plain”. Only the home page gets an image, because the others have no path of their own. Choose another structure in Settings > Permalinks.', 'linkbild' );
			echo '<div class="notice notice-warning inline"><p>' . esc_html( $text ) . '</p></div>';
		}
		if ( '' !== $project['screenUrl'] ) {
			printf( '<p><a class="button" href="%s" target="_blank" rel="noopener">%s</a></p>', esc_url( $project['screenUrl'] ), esc_html__( 'Open Linkbild', 'linkbild' ) );
		}
		echo '<h2>' . esc_html__( 'Check the tags', 'linkbild' ) . '</h2>';
		self::begin_form( 'check' );
		echo '<p>' . esc_html__( 'Linkbild opens up to five pages of your site and says whose image they show.', 'linkbild' ) . '</p>';
		self::end_form( __( 'Check now', 'linkbild' ), 'secondary' );
	}

	/** How many changes wait, and why. */
	private static function queue_text(): string {
		$count   = Queue::count();
		$trouble = Sender::trouble();
		$text    = 0 === $count ? __( 'None', 'linkbild' ) : number_format_i18n( $count );
		/* translators: 1: number of changes, 2: what went wrong at the last try */
		return $count > 0 && '' !== $trouble ? sprintf( __( '%1$s. The last try failed: %2$s', 'linkbild' ), $text, $trouble ) : $text;
	}

	/**
	 * What the check found.
	 *
	 * @param Finding $finding In words.
	 */
	private static function show_finding( Finding $finding ): void {
		printf( '<div class="notice notice-%s"><p><strong>%s</strong></p>', $finding->is_good() ? 'success' : 'warning', esc_html( $finding->summary() ) );
		foreach ( $finding->troubles() as $row ) {
			printf( '<p><a href="%1$s">%2$s</a><br>%3$s</p>', esc_url( $row['url'] ), esc_html( $row['url'] ), esc_html( $row['text'] ) );
		}
		echo '</div>';
	}

	/** Which pages get an image. */
	private static function show_choices(): void {
		echo '<h2>' . esc_html__( 'Pages with an image', 'linkbild' ) . '</h2>';
		self::begin_form( 'save' );
		echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Pages with an image', 'linkbild' ) . '</legend>';
		foreach ( Options::post_types() as $type ) {
			$text = $type->labels->name;
			self::checkbox( 'linkbild_types[]', $type->name, $text, Options::has_post_type( $type->name ) );
		}
		self::checkbox( 'linkbild_archives', '1', __( 'Categories, tags and other archives', 'linkbild' ), Options::has_archives() );
		echo '</fieldset>';
		self::end_form( __( 'Save', 'linkbild' ), 'primary' );
	}

	/** Ending the connection. */
	private static function show_end(): void {
		echo '<details><summary>' . esc_html__( 'Disconnect', 'linkbild' ) . '</summary>';
		self::begin_form( 'disconnect' );
		echo '<p>' . esc_html__( 'Your pages lose their tags from Linkbild, and your theme or SEO plugin takes over again. Images and templates stay in Linkbild.', 'linkbild' ) . '</p>';
		self::end_form( __( 'Disconnect', 'linkbild' ), 'secondary' );
		echo '</details>';
	}

	/**
	 * A choice.
	 *
	 * @param string $name  Of the field.
	 * @param string $value Of the field.
	 * @param string $text  Beside it.
	 * @param bool   $is_on Whether it is chosen.
	 */
	private static function checkbox( string $name, string $value, string $text, bool $is_on ): void {
		printf(
			'<label style="display:block;margin:.4rem 0"><input type="checkbox" name="%s" value="%s" %s> %s</label>',
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $is_on, true, false ),
			esc_html( $text )
		);
	}

	/**
	 * Begins the form of an action.
	 *
	 * @param string $name Of the action.
	 */
	private static function begin_form( string $name ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( 'linkbild_' . $name ) );
		wp_nonce_field( 'linkbild_' . $name );
	}

	/**
	 * Ends a form with its button.
	 *
	 * @param string $text Of the button.
	 * @param string $kind Either primary or secondary.
	 */
	private static function end_form( string $text, string $kind ): void {
		printf( '<p><button type="submit" class="button button-%s">%s</button></p></form>', esc_attr( $kind ), esc_html( $text ) );
	}
}
