<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Frontend;

use Linkbild\Typo3\Connection\Connections;
use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Core\Cache\CacheTag;
use TYPO3\CMS\Core\Http\ApplicationType;
use TYPO3\CMS\Core\MetaTag\MetaTagManagerRegistry;
use TYPO3\CMS\Core\Page\Event\BeforeJavaScriptsRenderingEvent;
use TYPO3\CMS\Core\Site\Entity\Site;

/**
 * Puts Linkbild's image into the page's meta tags, in place of others.
 *
 * The page renderer renders scripts right before meta tags, also after uncached plugins. At that moment EXT:seo,
 * TypoScript's page.meta and plugins have set their tags, in TYPO3 12 and 13. No later event is before the output.
 */
final class PutTags
{
    public const CACHE_TAG = 'linkbild';

    private const REPLACED = [
        'og:image', 'og:image:url', 'og:image:secure_url', 'og:image:type', 'og:image:width', 'og:image:height',
        'og:image:alt', 'twitter:card', 'twitter:image', 'twitter:image:src', 'twitter:image:alt', 'linkbild',
    ];

    public function __construct(
        private readonly MetaTagManagerRegistry $managers,
        private readonly Connections $connections,
        private readonly PageTags $pageTags,
    ) {}

    public function __invoke(BeforeJavaScriptsRenderingEvent $event): void
    {
        // Dispatched four times for a page; this is the first.
        if (!$event->isInline() || !$event->isPriority()) {
            return;
        }
        $request = $GLOBALS['TYPO3_REQUEST'] ?? null;
        if (!$request instanceof ServerRequestInterface || !ApplicationType::fromRequest($request)->isFrontend()) {
            return;
        }
        $site = $request->getAttribute('site');
        if (!$site instanceof Site || !$this->connections->hasTags($site)) {
            return;
        }
        // Also where nothing is connected yet: connecting then renews the cached pages.
        $this->addCacheTag($request);
        $connection = $this->connections->of($site);
        $tags = $connection === null ? [] : $this->pageTags->of($request, $site, $connection);
        if ($tags === []) {
            return;
        }
        foreach (self::REPLACED as $property) {
            $this->managers->getManagerForProperty($property)->removeProperty($property);
        }
        foreach ($tags as [$type, $property, $content, $parts]) {
            $this->managers->getManagerForProperty($property)->addProperty($property, $content, $parts, true, $type);
        }
    }

    private function addCacheTag(ServerRequestInterface $request): void
    {
        $collector = $request->getAttribute('frontend.cache.collector');
        if ($collector !== null) {
            $collector->addCacheTags(new CacheTag(self::CACHE_TAG));
        } else {
            $request->getAttribute('frontend.controller')?->addCacheTags([self::CACHE_TAG]);
        }
    }
}
