<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Frontend;

use Linkbild\Images;
use Linkbild\Typo3\Connection\SiteConnection;
use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Core\Resource\FileRepository;
use TYPO3\CMS\Core\Site\Entity\Site;

/** The tags of the requested page: of its news record, of the page itself, or with the image that editors chose. */
final class PageTags
{
    public function __construct(
        private readonly NewsOnPage $news,
        private readonly FileRepository $files,
    ) {}

    /**
     * Empty where the page keeps the tags it has.
     *
     * @return list<array{0: string, 1: string, 2: string, 3: array<string, string>}> type, property, content, parts
     */
    public function of(ServerRequestInterface $request, Site $site, SiteConnection $connection): array
    {
        $page = $this->pageRecord($request);
        if ($page === [] || !empty($page['tx_linkbild_off'])) {
            return [];
        }
        $language = $request->getAttribute('language') ?? $site->getDefaultLanguage();
        $url = (string)$site->getRouter()->generateUri((int)$page['uid'], ['_language' => $language]);
        $title = (string)(($page['og_title'] ?? '') ?: ($page['seo_title'] ?? '') ?: ($page['title'] ?? ''));
        $version = $this->changedAt($request, $page);

        $here = (string)$request->getUri()->withQuery('')->withFragment('');
        // Without a route of its own, a record has the path of the page, and so the page's image.
        $news = $this->pathOf($here) === $this->pathOf($url) ? null : $this->news->of($request, $language->getLanguageId());
        if ($news !== null) {
            $url = $here;
            $title = (string)$news['title'];
            $version = (int)$news['tstamp'];
        } elseif (!empty($page['tx_linkbild_image'])) {
            return $this->ownImage($request, $page, $title);
        }
        return $this->tags($connection->projectUuid, $title, [
            'url' => (new Images($connection->imagesUrl, $connection->projectUuid))->imageUrl($url, (string)$version),
            'type' => 'image/jpeg',
            'width' => '1200',
            'height' => '630',
        ]);
    }

    /** The record with its translation: TYPO3 13 has it in the request, TYPO3 12 in the controller. */
    private function pageRecord(ServerRequestInterface $request): array
    {
        $information = $request->getAttribute('frontend.page.information');
        return $information !== null
            ? $information->getPageRecord()
            : (array)($request->getAttribute('frontend.controller')->page ?? []);
    }

    /**
     * When the page or anything on it was changed last. What TYPO3 has seen while it rendered is newer than the record:
     * TYPO3 14 has it in the parts of the page, before it was a register.
     */
    private function changedAt(ServerRequestInterface $request, array $page): int
    {
        $parts = $request->getAttribute('frontend.page.parts');
        $register = $request->getAttribute('frontend.controller')->register ?? [];
        return max(
            (int)($page['tstamp'] ?? 0),
            (int)($page['SYS_LASTCHANGED'] ?? 0),
            (int)($register['SYS_LASTCHANGED'] ?? 0),
            $parts !== null && method_exists($parts, 'getLastChanged') ? $parts->getLastChanged() : 0,
        );
    }

    private function ownImage(ServerRequestInterface $request, array $page, string $title): array
    {
        // A translated page has its own relation, under the uid of the translation.
        $uid = (int)($page['_LOCALIZED_UID'] ?? $page['_PAGES_OVERLAY_UID'] ?? $page['uid']);
        $files = $this->files->findByRelation('pages', 'tx_linkbild_image', $uid);
        $url = (string)(($files[0] ?? null)?->getPublicUrl() ?? '');
        if ($url === '') {
            return [];
        }
        if (!preg_match('~^https?://~', $url)) {
            $uri = $request->getUri();
            $url = $uri->getScheme() . '://' . $uri->getAuthority() . '/' . ltrim($url, '/');
        }
        return $this->tags('', (string)($files[0]->getProperty('alternative') ?: $title), [
            'url' => $url,
            'type' => (string)$files[0]->getProperty('mime_type'),
            'width' => (string)$files[0]->getProperty('width'),
            'height' => (string)$files[0]->getProperty('height'),
        ]);
    }

    private function tags(string $projectUuid, string $alt, array $image): array
    {
        $url = $image['url'];
        unset($image['url']);
        $tags = [
            ['property', 'og:image', $url, array_filter($image + ['alt' => $alt])],
            ['name', 'twitter:card', 'summary_large_image', []],
            ['name', 'twitter:image', $url, []],
        ];
        return $projectUuid === '' ? $tags : [['name', 'linkbild', $projectUuid, []], ...$tags];
    }

    private function pathOf(string $url): string
    {
        return rtrim((string)parse_url($url, PHP_URL_PATH), '/');
    }
}
