<?php
const LINKBILD_IMAGES = '%IMAGES_URL%/%PROJECT_UUID%';

/**
 * Address of a page's image. $version is anything that changes together with what the image shows: when the page was
 * changed last, or a hash of title, price and image. A new address is what makes platforms fetch the new image.
 */
function linkbild_image(string $pageUrl, string $version): string
{
    $path = preg_replace('#/$#', '/index', parse_url($pageUrl, PHP_URL_PATH) ?: '/');
    $name = substr(preg_replace('/[^A-Za-z0-9_-]/', '', $version), 0, 64) ?: '1';
    return LINKBILD_IMAGES . '/' . $name . $path . '.jpg';
}

/** The tags for the head of the page. */
function linkbild_tags(string $pageUrl, string $title, string $version): string
{
    $image = htmlspecialchars(linkbild_image($pageUrl, $version), ENT_QUOTES);
    $alt = htmlspecialchars($title, ENT_QUOTES);
    return <<<HTML
    <meta name="linkbild" content="%PROJECT_UUID%">
    <meta property="og:image" content="$image">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:type" content="image/jpeg">
    <meta property="og:image:alt" content="$alt">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image" content="$image">

    HTML;
}
