<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

use Linkbild\Typo3\Connection\Connections;
use TYPO3\CMS\Core\Cache\CacheManager;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\Site\SiteFinder;

/**
 * What visitors see of a record: its page or news record, and the URL. All reads leave out hidden and deleted records
 * and drafts of workspaces, as visitors don't see them either.
 */
final class RecordUrls
{
    public const TABLES = ['pages', 'tt_content', self::NEWS];
    private const NEWS = 'tx_news_domain_model_news';
    /** Deleting a page deletes those below it. */
    private const MAX_PAGES_BELOW = 500;

    public function __construct(
        private readonly ConnectionPool $connections,
        private readonly SiteFinder $sites,
        private readonly Connections $siteConnections,
        private readonly CacheManager $caches,
    ) {}

    /** @return list<array{table: string, uid: int, language: int}> uid is that of the default language */
    public function targets(string $table, int $uid): array
    {
        $record = $this->row($table, ['uid' => $uid]);
        if ($record === null) {
            return [];
        }
        $language = (int)($record['sys_language_uid'] ?? 0);
        if ($table !== 'tt_content') {
            $parent = $language > 0 ? (int)($record['l10n_parent'] ?? 0) : 0;
            return [['table' => $table, 'uid' => $parent ?: $uid, 'language' => max(0, $language)]];
        }
        $page = (int)$record['pid'];
        // Content for all languages is on every translation of its page.
        $languages = $language < 0
            ? [0, ...array_column($this->rows('pages', ['l10n_parent' => $page]), 'sys_language_uid')]
            : [$language];
        return array_map(
            static fn($one): array => ['table' => 'pages', 'uid' => $page, 'language' => (int)$one],
            $languages
        );
    }

    /** TYPO3 keeps pages that it has read for the rest of the request. After a save they are others. */
    public function forgetReadPages(): void
    {
        $this->caches->getCache('runtime')->flush();
    }

    /**
     * @param array{table: string, uid: int, language: int} $target
     * @return array{site: string, url: string}|null null where visitors find nothing, or the site tells nothing
     */
    public function url(array $target): ?array
    {
        ['table' => $table, 'uid' => $uid, 'language' => $language] = $target;
        $record = $this->row($table, ['uid' => $uid]);
        $isTranslated = $language === 0
            || $this->row($table, ['l10n_parent' => $uid, 'sys_language_uid' => $language]) !== null;
        if ($record === null || !$isTranslated || !in_array((string)($record['fe_group'] ?? ''), ['', '0'], true)) {
            return null;
        }
        if ($table === 'pages' && !PageTypes::havePage((int)($record['doktype'] ?? 1))) {
            return null;
        }
        try {
            $site = $this->sites->getSiteByPageId($table === 'pages' ? $uid : (int)$record['pid']);
            $page = $table === 'pages' ? $uid : $this->siteConnections->newsDetailPid($site);
            if ($page < 1 || !$this->siteConnections->tellsChanges($site)) {
                return null;
            }
            $plugin = ['tx_news_pi1' => ['controller' => 'News', 'action' => 'detail', 'news' => $uid]];
            $parameters = ['_language' => $language] + ($table === self::NEWS ? $plugin : []);
            $url = (string)$site->getRouter()->generateUri($page, $parameters);
            // A record without a route of its own has no image of its own.
            return $table === self::NEWS && str_contains($url, '?')
                ? null
                : ['site' => $site->getIdentifier(), 'url' => $url];
        } catch (\Exception) {
            // No site, no such language, or a route that does not fit.
            return null;
        }
    }

    /** @return list<int> pages below a page, and translations of them and of the page itself */
    public function pagesBelow(int $uid): array
    {
        $found = [];
        $open = [$uid];
        while ($open !== [] && count($found) < self::MAX_PAGES_BELOW) {
            $next = array_shift($open);
            foreach ([['pid' => $next], ['l10n_parent' => $next]] as $where) {
                foreach ($this->rows('pages', $where) as $row) {
                    $found[(int)$row['uid']] = (int)$row['uid'];
                    if ((int)($row['sys_language_uid'] ?? 0) === 0) {
                        $open[] = (int)$row['uid'];
                    }
                }
            }
        }
        return array_values($found);
    }

    private function row(string $table, array $where): ?array
    {
        return $this->rows($table, $where, 1)[0] ?? null;
    }

    private function rows(string $table, array $where, int $limit = 0): array
    {
        if (!empty($GLOBALS['TCA'][$table]['ctrl']['versioningWS'])) {
            $where['t3ver_wsid'] = 0;
        }
        return $this->connections->getConnectionForTable($table)
            ->select(['*'], $table, $where, [], [], $limit)
            ->fetchAllAssociative();
    }
}
