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
    /** What leaves the record it is done to as it was. */
    private const COPYING = ['copy', 'localize', 'copyToLanguage'];

    /** @var array<string, list<array{table: string, uid: int, language: int}>> by table:uid as edited */
    private array $known = [];
    /** @var array<int, list<int>> pages below a page that is being deleted */
    private array $below = [];
    /** Saves that have begun and not ended: one may be inside another. */
    private int $open = 0;
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

    public function processDatamap_beforeStart(DataHandler $dataHandler): void
    {
        $this->open++;
    }

    public function processCmdmap_beforeStart(DataHandler $dataHandler): void
    {
        $this->open++;
    }

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
            $this->below[(int)$id] = $this->urls->pagesBelow((int)$id);
            foreach ($this->below[(int)$id] as $page) {
                $this->remember('pages', $page);
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
        if (!in_array($command, self::COPYING, true)) {
            $this->touch((string)$table, (int)$id);
        }
        $this->touch((string)$table, (int)($dataHandler->copyMappingArray_merged[$table][$id] ?? 0));
        if ($command === 'delete' && $table === 'pages') {
            foreach ($this->below[(int)$id] ?? [] as $page) {
                $this->touch('pages', $page);
            }
        }
    }

    public function processCmdmap_afterFinish(DataHandler $dataHandler): void
    {
        $this->finish($dataHandler);
    }

    private function remember(string $table, int $id): void
    {
        if (!in_array($table, RecordUrls::TABLES, true) || $id < 1) {
            return;
        }
        $this->known["$table:$id"] = $this->urls->targets($table, $id);
        foreach ($this->known["$table:$id"] as $target) {
            $key = $this->keyOf($target);
            if (!isset($this->touched[$key])) {
                $this->before[$key] = $this->urls->url($target);
            }
        }
    }

    private function touch(string $table, int $id): void
    {
        if (!in_array($table, RecordUrls::TABLES, true) || $id < 1) {
            return;
        }
        $known = $this->known["$table:$id"] ?? [];
        // Content that moved to another page changes both.
        $now = $known === [] || $table === 'tt_content' ? $this->urls->targets($table, $id) : [];
        foreach ([...$known, ...$now] as $target) {
            $this->touched[$this->keyOf($target)] = $target;
        }
    }

    /**
     * A save inside another one ends first, such as that of the slugs below a page. What the outer one remembers stays
     * until it ends too.
     */
    private function finish(DataHandler $dataHandler): void
    {
        if ($dataHandler->isOuterMostInstance() && $this->touched !== []) {
            $this->queueTouched();
        }
        if (--$this->open <= 0) {
            $this->known = $this->before = $this->below = [];
            $this->open = 0;
        }
    }

    private function queueTouched(): void
    {
        $this->urls->forgetReadPages();
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
        $this->before = array_diff_key($this->before, $this->touched);
        $this->touched = [];
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
