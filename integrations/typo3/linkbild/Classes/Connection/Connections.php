<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Connection;

use TYPO3\CMS\Core\Registry;
use TYPO3\CMS\Core\Site\Entity\Site;

/** Which site belongs to which project. Tokens are in the database, not in files that go into a repository. */
final class Connections
{
    private const NAMESPACE = 'linkbild';

    public function __construct(private readonly Registry $registry) {}

    public function of(Site $site): ?SiteConnection
    {
        $stored = $this->registry->get(self::NAMESPACE, $site->getIdentifier());
        if (is_array($stored)) {
            return new SiteConnection(...$stored);
        }
        $imagesUrl = (string)$this->setting($site, 'imagesUrl', '');
        $projectUuid = (string)$this->setting($site, 'projectUuid', '');
        return $imagesUrl !== '' && $projectUuid !== ''
            ? new SiteConnection($imagesUrl, $projectUuid)
            : $this->ofDownload($site);
    }

    /** A copy of the extension from Linkbild knows its project, for the site with the project's host. */
    private function ofDownload(Site $site): ?SiteConnection
    {
        $file = dirname(__DIR__, 2) . '/project.php';
        $project = is_file($file) ? require $file : null;
        $host = (string)parse_url((string)$site->getBase(), PHP_URL_HOST);
        $bare = static fn(string $name): string => (string)preg_replace('/^www\./', '', strtolower($name));
        return is_array($project) && $host !== '' && $bare($host) === $bare($project['host'])
            ? new SiteConnection($project['imagesUrl'], $project['projectUuid'])
            : null;
    }

    public function keep(Site $site, SiteConnection $connection): void
    {
        $this->registry->set(self::NAMESPACE, $site->getIdentifier(), get_object_vars($connection));
    }

    public function forget(Site $site): void
    {
        $this->registry->remove(self::NAMESPACE, $site->getIdentifier());
    }

    /** The images stay: they need no token. */
    public function markBroken(Site $site): void
    {
        $stored = $this->registry->get(self::NAMESPACE, $site->getIdentifier());
        if (is_array($stored)) {
            $this->registry->set(self::NAMESPACE, $site->getIdentifier(), ['isBroken' => true, 'token' => ''] + $stored);
        }
    }

    public function hasTags(Site $site): bool
    {
        return (bool)$this->setting($site, 'enabled', true);
    }

    public function tellsChanges(Site $site): bool
    {
        return (bool)$this->setting($site, 'tell', true) && ($this->of($site)?->canTell() ?? false);
    }

    public function newsDetailPid(Site $site): int
    {
        return (int)$this->setting($site, 'newsDetailPid', 0);
    }

    /** From the site's settings (TYPO3 13, or settings.yaml), else from its configuration (fields in TYPO3 12). */
    private function setting(Site $site, string $name, mixed $default): mixed
    {
        $value = $site->getSettings()->get('linkbild.' . $name);
        return $value ?? $site->getConfiguration()['linkbild_' . $name] ?? $default;
    }
}
