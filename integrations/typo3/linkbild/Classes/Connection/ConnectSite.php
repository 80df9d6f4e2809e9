<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Connection;

use Linkbild\Client;
use Linkbild\ConnectCode;
use Linkbild\Result;
use Linkbild\Typo3\Frontend\PutTags;
use TYPO3\CMS\Core\Cache\CacheManager;
use TYPO3\CMS\Core\Information\Typo3Version;
use TYPO3\CMS\Core\Site\Entity\Site;

/** Connects a site with its project, checks and ends the connection. The module and the commands use it. */
final class ConnectSite
{
    public const VERSION = '0.2.0';

    public function __construct(
        private readonly Connections $connections,
        private readonly Transport $transport,
        private readonly CacheManager $caches,
    ) {}

    /** @param string $host scheme and host of the request, for sites whose base has none */
    public function connect(Site $site, string $text, string $language, string $host = ''): Result
    {
        $code = ConnectCode::parse($text);
        if ($code === null) {
            return Result::failure('NOT_A_CODE', $language === 'de'
                ? 'Das ist kein Code von Linkbild. Kopieren Sie ihn vollständig, mit dem Teil hinter dem @.'
                : 'This isn’t a code from Linkbild. Copy all of it, including the part after the @.');
        }
        $base = (string)$site->getBase();
        $siteUrl = preg_match('~^https?://~', $base) ? $base : $host . '/' . ltrim($base, '/');
        $client = new Client($this->transport, $code->apiUrl, null, $language);
        $result = $client->connect($code->code, $siteUrl, 'typo3', (new Typo3Version())->getVersion(), self::VERSION);
        if ($result->ok) {
            $project = (array)$result->value['project'];
            $this->connections->keep($site, new SiteConnection(
                (string)$result->value['imagesUrl'],
                (string)($project['uuid'] ?? ''),
                $code->apiUrl,
                (string)$result->value['token'],
                (string)($project['title'] ?? ''),
                (string)($project['screenUrl'] ?? ''),
            ));
            $this->flushPages();
        }
        return $result;
    }

    /** Has Linkbild read pages of the site. */
    public function check(Site $site, string $language): Result
    {
        $result = $this->client($site, $language)->check();
        if ($result->isDisconnected()) {
            $this->connections->markBroken($site);
        }
        return $result;
    }

    /** The token is forgotten here even where Linkbild does not answer. */
    public function disconnect(Site $site, string $language): Result
    {
        $result = $this->client($site, $language)->disconnect();
        $this->connections->forget($site);
        $this->flushPages();
        return $result;
    }

    public function client(Site $site, string $language): Client
    {
        $connection = $this->connections->of($site);
        return new Client($this->transport, $connection->apiUrl ?? '', $connection->token ?? '', $language);
    }

    private function flushPages(): void
    {
        $this->caches->flushCachesInGroupByTag('pages', PutTags::CACHE_TAG);
    }
}
