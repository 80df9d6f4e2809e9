<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

use TYPO3\CMS\Core\Database\Connection;
use TYPO3\CMS\Core\Database\ConnectionPool;

/** Changes that Linkbild does not know yet. They are in the database until it has answered. */
final class ChangeQueue
{
    private const TABLE = 'tx_linkbild_change';

    public function __construct(private readonly ConnectionPool $connections) {}

    /** A later change of the same URL takes the place of an earlier one. */
    public function add(string $site, string $url, string $kind): void
    {
        $this->connection()->delete(self::TABLE, ['site' => $site, 'url' => $url]);
        $this->connection()->insert(self::TABLE, ['site' => $site, 'url' => $url, 'kind' => $kind, 'attempts' => 0]);
    }

    /** @return list<string> identifiers of sites with changes */
    public function sites(): array
    {
        $rows = $this->connection()->select(['site'], self::TABLE, [], ['site'])->fetchAllAssociative();
        return array_column($rows, 'site');
    }

    /** @return list<array{uid: int, url: string, kind: string, attempts: int}> oldest first */
    public function of(string $site, int $limit): array
    {
        return $this->connection()
            ->select(['uid', 'url', 'kind', 'attempts'], self::TABLE, ['site' => $site], [], ['uid' => 'ASC'], $limit)
            ->fetchAllAssociative();
    }

    /** By uid: what was added for the same URL in the meantime stays. */
    public function remove(array $rows): void
    {
        foreach ($rows as $row) {
            $this->connection()->delete(self::TABLE, ['uid' => (int)$row['uid']]);
        }
    }

    public function removeSite(string $site): void
    {
        $this->connection()->delete(self::TABLE, ['site' => $site]);
    }

    public function countAttempt(array $rows): void
    {
        foreach ($rows as $row) {
            $this->connection()->update(
                self::TABLE,
                ['attempts' => (int)$row['attempts'] + 1],
                ['uid' => (int)$row['uid']]
            );
        }
    }

    private function connection(): Connection
    {
        return $this->connections->getConnectionForTable(self::TABLE);
    }
}
