<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Frontend;

use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\Routing\PageArguments;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

/** The news record that the detail view of EXT:news shows. */
final class NewsOnPage
{
    private const TABLE = 'tx_news_domain_model_news';

    public function __construct(private readonly ConnectionPool $connections) {}

    /** @return array{title: string, tstamp: int}|null */
    public function of(ServerRequestInterface $request, int $languageId): ?array
    {
        $arguments = $request->getAttribute('routing');
        $plugin = $arguments instanceof PageArguments ? ($arguments->getArguments()['tx_news_pi1'] ?? []) : [];
        $uid = is_array($plugin) ? (int)($plugin['news'] ?? 0) : 0;
        if ($uid < 1 || !ExtensionManagementUtility::isLoaded('news')) {
            return null;
        }
        return ($languageId > 0 ? $this->row(['l10n_parent' => $uid, 'sys_language_uid' => $languageId]) : null)
            ?? $this->row(['uid' => $uid]);
    }

    /** Hidden and deleted records are left out by the connection itself, drafts of workspaces are not. */
    private function row(array $where): ?array
    {
        $row = $this->connections->getConnectionForTable(self::TABLE)
            ->select(['title', 'tstamp'], self::TABLE, $where + ['t3ver_wsid' => 0], [], [], 1)
            ->fetchAssociative();
        return is_array($row) ? $row : null;
    }
}
