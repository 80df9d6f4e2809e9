<?php
// Loaded by WordPress on every request: the stand-ins that the test has switched on. They print the tags of the plugin
// that they are named after and apply the filters that it applies, as its public source does.

foreach ( (array) get_option( 'stand_ins', array() ) as $name ) {
	require __DIR__ . '/stand-ins/' . basename( $name ) . '.php';
}

/** Prints tags: key to content. */
function stand_in_print( array $tags, string $attribute = 'property' ): void {
	foreach ( $tags as $key => $content ) {
		if ( '' !== (string) $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\" />\n", esc_attr( $attribute ), esc_attr( $key ), esc_attr( $content ) );
		}
	}
}
