<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

use Linkbild\Client;
use Linkbild\Typo3\Connection\Connections;
use Linkbild\Typo3\Connection\ConnectSite;
use TYPO3\CMS\Core\Exception\SiteNotFoundException;
use TYPO3\CMS\Core\Site\Entity\Site;
use TYPO3\CMS\Core\Site\SiteFinder;

/** Tells Linkbild what is in the queue. */
final class SendChanges
{
    /** About a week, where linkbild:send runs every hour. */
    private const MAX_ATTEMPTS = 150;
    private const MAX_CALLS = 10;

    public function __construct(
        private readonly ChangeQueue $queue,
        private readonly SiteFinder $sites,
        private readonly Connections $connections,
        private readonly ConnectSite $connectSite,
    ) {}

    /** @return array{sent: int, failures: list<string>} failures as sentences */
    public function send(string $language = 'en'): array
    {
        $sent = 0;
        $failures = [];
        foreach ($this->queue->sites() as $identifier) {
            try {
                $site = $this->sites->getSiteByIdentifier($identifier);
            } catch (SiteNotFoundException) {
                $this->queue->removeSite($identifier);
                continue;
            }
            [$sentOfSite, $failure] = $this->sendSite($site, $language);
            $sent += $sentOfSite;
            if ($failure !== '') {
                $failures[] = $identifier . ': ' . $failure;
            }
        }
        return ['sent' => $sent, 'failures' => $failures];
    }

    /** @return array{0: int, 1: string} how many went, and what ended it */
    private function sendSite(Site $site, string $language): array
    {
        if (!$this->connections->tellsChanges($site)) {
            $this->queue->removeSite($site->getIdentifier());
            return [0, ''];
        }
        $client = $this->connectSite->client($site, $language);
        $sent = 0;
        for ($call = 0; $call < self::MAX_CALLS; $call++) {
            $rows = $this->queue->of($site->getIdentifier(), Client::MAX_CHANGES);
            if ($rows === []) {
                break;
            }
            $result = $client->changes(array_map(
                static fn(array $row): array => ['url' => $row['url'], 'change' => $row['kind']],
                $rows
            ));
            if ($result->ok) {
                $this->queue->remove($rows);
                $sent += count($rows);
                continue;
            }
            if ($result->isDisconnected()) {
                $this->connections->markBroken($site);
                $this->queue->removeSite($site->getIdentifier());
            } elseif ($result->isTemporary()) {
                $this->queue->countAttempt($rows);
                $isOver = static fn(array $row): bool => (int)$row['attempts'] + 1 >= self::MAX_ATTEMPTS;
                $this->queue->remove(array_filter($rows, $isOver));
            } else {
                // Linkbild does not want these; it would not want them later either.
                $this->queue->remove($rows);
            }
            return [$sent, $result->message];
        }
        return [$sent, ''];
    }
}
