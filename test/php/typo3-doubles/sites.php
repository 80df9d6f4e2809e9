<?php

// Stand-ins for TYPO3's sites, routing and backend module, with the signatures of TYPO3 12.4 and 13.4.

namespace TYPO3\CMS\Core\Site\Entity {
    use Psr\Http\Message\UriInterface;
    use TYPO3\CMS\Core\Http\Uri;
    use TYPO3\CMS\Core\Routing\PageRouter;

    class SiteLanguage
    {
        public function __construct(private int $languageId) {}

        public function getLanguageId(): int
        {
            return $this->languageId;
        }
    }

    final class SiteSettings
    {
        public function __construct(private array $settings) {}

        public function get(string $identifier, mixed $defaultValue = null): mixed
        {
            return $this->settings[$identifier] ?? $defaultValue;
        }
    }

    class Site
    {
        public function __construct(private string $identifier, private int $rootPageId, private array $configuration, private ?SiteSettings $settings = null) {}

        public function getIdentifier(): string
        {
            return $this->identifier;
        }

        public function getBase(): UriInterface
        {
            return new Uri($this->configuration['base']);
        }

        public function getConfiguration(): array
        {
            return $this->configuration;
        }

        public function getSettings(): SiteSettings
        {
            return $this->settings ?? new SiteSettings([]);
        }

        public function getDefaultLanguage(): SiteLanguage
        {
            return new SiteLanguage(0);
        }

        public function getRouter(?object $context = null): PageRouter
        {
            return new PageRouter($this);
        }
    }
}

namespace TYPO3\CMS\Core\Site {
    use TYPO3\CMS\Core\Exception\SiteNotFoundException;
    use TYPO3\CMS\Core\Site\Entity\Site;
    use TYPO3\CMS\Core\Site\Entity\SiteSettings;

    class SiteFinder
    {
        public function getAllSites(bool $useCache = true): array
        {
            return ['main' => new Site(
                'main',
                1,
                ($GLOBALS['double']['configuration'] ?? []) + ['base' => 'https://site.example/'],
                new SiteSettings($GLOBALS['double']['settings'] ?? [])
            )];
        }

        public function getSiteByIdentifier(string $identifier): Site
        {
            return $this->getAllSites()[$identifier] ?? throw new SiteNotFoundException($identifier);
        }

        /** Every page below the root page 1 belongs to the site. */
        public function getSiteByPageId(int $pageId, ?array $rootLine = null, ?string $mountPointParameter = null): Site
        {
            for ($id = $pageId; $id > 0; $id = (int)($parents[$id] ?? 0)) {
                $parents = array_column($GLOBALS['double']['rows']['pages'], 'pid', 'uid');
                if ($id === 1) {
                    return $this->getAllSites()['main'];
                }
            }
            throw new SiteNotFoundException((string)$pageId);
        }
    }
}

namespace TYPO3\CMS\Core\Routing {
    use Psr\Http\Message\UriInterface;
    use TYPO3\CMS\Core\Http\Uri;
    use TYPO3\CMS\Core\Site\Entity\Site;
    use TYPO3\CMS\Core\Site\Entity\SiteLanguage;

    class PageArguments
    {
        public function __construct(private int $pageId, private string $pageType, private array $routeArguments, array $staticArguments = [], array $remainingArguments = []) {}

        public function getArguments(): array
        {
            return $this->routeArguments;
        }
    }

    /** Slugs of pages; news have a route of their own where the test says so. */
    class PageRouter
    {
        public function __construct(private Site $site) {}

        public function generateUri($route, array $parameters = [], string $fragment = '', string $type = ''): UriInterface
        {
            $language = $parameters['_language'] ?? 0;
            $language = $language instanceof SiteLanguage ? $language->getLanguageId() : $language;
            $slug = '';
            // What was read stays for the rest of the request, as in the original, until that cache is flushed.
            $GLOBALS['double']['readPages'] ??= $GLOBALS['double']['rows']['pages'];
            foreach ($GLOBALS['double']['readPages'] as $row) {
                $key = $language > 0 ? ($row['l10n_parent'] ?? 0) : $row['uid'];
                if ($key === (int)$route && ($row['sys_language_uid'] ?? 0) === $language) {
                    $slug = $row['slug'];
                }
            }
            $url = rtrim((string)$this->site->getBase(), '/') . ($language > 0 ? '/de' : '') . $slug;
            $news = $parameters['tx_news_pi1']['news'] ?? null;
            if ($news !== null) {
                $hasRoute = $GLOBALS['double']['newsRoute'] ?? true;
                $url .= $hasRoute ? "/news-$news" : "?tx_news_pi1%5Bnews%5D=$news";
            }
            return new Uri($url);
        }
    }
}

namespace TYPO3\CMS\Backend\Routing {
    use TYPO3\CMS\Core\Http\Uri;

    class UriBuilder
    {
        public function buildUriFromRoute($name, $parameters = [], $referenceType = 'absolute')
        {
            return new Uri("https://site.example/typo3/$name?token=1");
        }
    }
}

namespace TYPO3\CMS\Backend\Template {
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;
    use TYPO3\CMS\Core\Http\Response;
    use TYPO3\CMS\Core\Type\ContextualFeedbackSeverity;

    class ModuleTemplate
    {
        public function setTitle(string $title, string $context = ''): self
        {
            return $this;
        }

        public function assignMultiple(array $values): self
        {
            $GLOBALS['double']['assigned'] = $values;
            return $this;
        }

        public function addFlashMessage(string $messageBody, string $messageTitle = '', ContextualFeedbackSeverity $severity = ContextualFeedbackSeverity::OK, bool $storeInSession = true): self
        {
            $GLOBALS['double']['messages'][] = [$severity->name, $messageBody];
            return $this;
        }

        public function renderResponse(string $templateFileName = ''): ResponseInterface
        {
            return new Response(200, $templateFileName);
        }
    }

    class ModuleTemplateFactory
    {
        public function create(ServerRequestInterface $request): ModuleTemplate
        {
            return new ModuleTemplate();
        }
    }
}
