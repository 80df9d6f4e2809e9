<?php
/**
 * Plugin Name: Linkbild
 * Description: The sharing image of every page. Save as wp-content/mu-plugins/linkbild.php.
 */
require_once __DIR__ . '/linkbild/linkbild.php';

function linkbild_here(): string
{
    $url = is_singular() ? get_permalink() : home_url(add_query_arg([]));
    $version = is_singular() ? get_post_modified_time('U', true) : get_lastpostmodified('gmt');
    return linkbild_image($url, (string) $version);
}

// Where Yoast SEO writes the tags, it gets our image; else we write them, before everything else.
add_filter('wpseo_opengraph_image', 'linkbild_here');
add_filter('wpseo_twitter_image', 'linkbild_here');
add_filter('wpseo_twitter_card_type', fn () => 'summary_large_image');
add_action('wp_head', function () {
    if (defined('WPSEO_VERSION')) {
        echo '<meta name="linkbild" content="%PROJECT_UUID%">' . "\n";
        return;
    }
    $version = is_singular() ? get_post_modified_time('U', true) : get_lastpostmodified('gmt');
    $url = is_singular() ? get_permalink() : home_url(add_query_arg([]));
    echo linkbild_tags($url, wp_get_document_title(), (string) $version);
}, 1);
