<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

use TYPO3\CMS\Core\DataHandling\DataHandler;
use TYPO3\CMS\Core\SingletonInterface;

/**
 * Hook of the DataHandler: notes which pages and news change, and tells Linkbild once when the request is over. A URL is
 * looked up before and after, so that a hidden, deleted or moved page is reported as removed under its old URL.
 */
final class WatchSaves implements SingletonInterface
{
    /** @var array<string, array{table: string, uid: int, language: int}> by table:uid as edited */
    private array $known = [];
    /** @var array<string, array{site: string, url: string}|null> by target, before the change */
    private array $before = [];
    /** @var array<string, array{table: string, uid: int, language: int}> by target */
    private array $touched = [];

    public function __construct(
        private readonly RecordUrls $urls,
        private readonly ChangeQueue $queue,
        private readonly SendChanges $sendChanges,
        private readonly AfterResponse $afterResponse,
    ) {}

    public function processDatamap_preProcessFieldArray(array &$incoming, $table, $id, DataHandler $dataHandler): void
    {
        if ($this->isLive($dataHandler)) {
            $this->remember((string)$table, (int)$id);
        }
    }

    public function processDatamap_afterDatabaseOperations($status, $table, $id, array $fields, DataHandler $dataHandler): void
    {
        // An update without fields is a save without a change.
        if ($this->isLive($dataHandler) && ($status === 'new' || $fields !== [])) {
            $this->touch((string)$table, (int)($dataHandler->substNEWwithIDs[$id] ?? $id));
        }
    }

    public function processDatamap_afterAllOperations(DataHandler $dataHandler): void
    {
        $this->finish($dataHandler);
    }

    public function processCmdmap_preProcess($command, $table, $id, $value, DataHandler $dataHandler, $pasteUpdate): void
    {
        if (!$this->isLive($dataHandler) && $command !== 'version') {
            return;
        }
        $this->remember((string)$table, (int)$id);
        if ($command === 'delete' && $table === 'pages') {
            foreach ($this->urls->pagesBelow((int)$id) as $below) {
                $this->remember('pages', $below);
            }
        }
    }

    public function processCmdmap_postProcess($command, $table, $id, $value, DataHandler $dataHandler, $pasteUpdate, $pasteDatamap): void
    {
        $isPublished = $command === 'version'
            && in_array(is_array($value) ? $value['action'] ?? '' : '', ['publish', 'swap'], true);
        if (!$isPublished && (!$this->isLive($dataHandler) || $command === 'version')) {
            return;
        }
        $this->touch((string)$table, (int)$id);
        $copy = (int)($dataHandler->copyMappingArray_merged[$table][$id] ?? 0);
        if ($copy > 0) {
            $this->touch((string)$table, $copy);
        }
        if ($command === 'delete' && $table === 'pages') {
            foreach ($this->known as $key => $target) {
                if (str_starts_with($key, 'pages:')) {
                    $this->touched[$this->keyOf($target)] = $target;
                }
            }
        }
    }

    public function processCmdmap_afterFinish(DataHandler $dataHandler): void
    {
        $this->finish($dataHandler);
    }

    private function remember(string $table, int $id): void
    {
        if (!in_array($table, RecordUrls::TABLES, true) || $id < 1 || isset($this->known["$table:$id"])) {
            return;
        }
        $target = $this->urls->target($table, $id);
        if ($target !== null) {
            $this->known["$table:$id"] = $target;
            $this->before[$this->keyOf($target)] ??= $this->urls->url($target);
        }
    }

    private function touch(string $table, int $id): void
    {
        if (!in_array($table, RecordUrls::TABLES, true) || $id < 1) {
            return;
        }
        $target = $this->known["$table:$id"] ?? $this->urls->target($table, $id);
        if ($target !== null) {
            $this->touched[$this->keyOf($target)] = $target;
        }
        // Content that moved to another page changes both.
        $now = $table === 'tt_content' ? $this->urls->target($table, $id) : null;
        if ($now !== null) {
            $this->touched[$this->keyOf($now)] = $now;
        }
    }

    private function finish(DataHandler $dataHandler): void
    {
        if (!$dataHandler->isOuterMostInstance()) {
            return;
        }
        $hasChanges = false;
        foreach ($this->touched as $key => $target) {
            $before = $this->before[$key] ?? null;
            $after = $this->urls->url($target);
            if ($before !== null && $before !== $after) {
                $this->queue->add($before['site'], $before['url'], 'removed');
                $hasChanges = true;
            }
            if ($after !== null) {
                $this->queue->add($after['site'], $after['url'], 'changed');
                $hasChanges = true;
            }
        }
        $this->known = $this->before = $this->touched = [];
        if ($hasChanges) {
            $this->afterResponse->once(fn() => $this->sendChanges->send());
        }
    }

    private function keyOf(array $target): string
    {
        return implode(':', $target);
    }

    private function isLive(DataHandler $dataHandler): bool
    {
        return (int)($dataHandler->BE_USER->workspace ?? 0) === 0;
    }
}
