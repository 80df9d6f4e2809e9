<?php

namespace Linkbild;

/** Image URLs and meta tags of one project's pages. */
final class Images
{
    /** Words with a meaning of their own in the place of a version. */
    private const RESERVED = ['assets', 'route-previews', 'og'];

    private string $base;
    private string $projectUuid;

    /** @param string $imagesUrl as the project's settings show it, such as https://linkbild.example/images */
    public function __construct(string $imagesUrl, string $projectUuid)
    {
        $this->base = rtrim($imagesUrl, '/') . '/' . $projectUuid;
        $this->projectUuid = $projectUuid;
    }

    /**
     * URL of a page's image. $version is anything that changes together with what the image shows: when the page was
     * changed last, or version([title, price, image]). A new URL makes platforms fetch the image again.
     */
    public function imageUrl(string $pageUrl, string $version): string
    {
        $path = self::path($pageUrl);
        if (substr($path, -1) === '/') {
            $path .= 'index';
        }
        return $this->base . '/' . self::cleanVersion($version) . $path . '.jpg';
    }

    /**
     * The tags for the head of the page, as data.
     *
     * @return list<array{0: 'property'|'name', 1: string, 2: string}>
     */
    public function tags(string $pageUrl, string $title, string $version): array
    {
        $image = $this->imageUrl($pageUrl, $version);
        return [
            ['name', 'linkbild', $this->projectUuid],
            ['property', 'og:image', $image],
            ['property', 'og:image:width', '1200'],
            ['property', 'og:image:height', '630'],
            ['property', 'og:image:type', 'image/jpeg'],
            ['property', 'og:image:alt', $title],
            ['name', 'twitter:card', 'summary_large_image'],
            ['name', 'twitter:image', $image],
        ];
    }

    /** The same tags as HTML, one per line. */
    public function html(string $pageUrl, string $title, string $version): string
    {
        $lines = array_map(static function (array $tag): string {
            // ENT_SUBSTITUTE: a broken sign in a title would otherwise empty the whole text.
            $content = htmlspecialchars($tag[2], ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
            return '<meta ' . $tag[0] . '="' . $tag[1] . '" content="' . $content . '">';
        }, $this->tags($pageUrl, $title, $version));
        return implode("\n", $lines) . "\n";
    }

    /** A version from what the image shows: the same parts give the same version. */
    public static function version(array $parts): string
    {
        // phpcs:ignore WordPress.WP.AlternativeFunctions -- runs without WordPress too.
        $text = json_encode($parts, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR);
        return substr(hash('sha256', (string) $text), 0, 16);
    }

    private static function cleanVersion(string $version): string
    {
        $name = substr((string) preg_replace('/[^A-Za-z0-9_-]/', '', $version), 0, 64);
        if ($name === '') {
            return '1';
        }
        return in_array($name, self::RESERVED, true) ? $name . '-1' : $name;
    }

    /** The path as browsers send it: without host and query, other signs percent-encoded. */
    private static function path(string $pageUrl): string
    {
        $text = str_replace(["\t", "\n", "\r"], '', trim($pageUrl));
        $text = (string) preg_replace('~^(?:[a-z][a-z0-9+.-]*:)?//[^/?#\\\\]*~i', '', $text);
        $path = str_replace('\\', '/', (string) preg_replace('/[?#].*$/s', '', $text));
        $encoded = preg_replace_callback('/[^!$-;=@-\\]_a-z|~]/', static function (array $found): string {
            return rawurlencode($found[0]);
        }, $path);
        return substr((string) $encoded, 0, 1) === '/' ? (string) $encoded : '/' . $encoded;
    }
}
