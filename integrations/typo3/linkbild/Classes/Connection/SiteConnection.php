<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Connection;

/** A site's project in Linkbild. Without a token it has images, but cannot tell about changes. */
final class SiteConnection
{
    public function __construct(
        public readonly string $imagesUrl,
        public readonly string $projectUuid,
        public readonly string $apiUrl = '',
        public readonly string $token = '',
        public readonly string $title = '',
        public readonly string $screenUrl = '',
        /** Linkbild did not accept the token any more. */
        public readonly bool $isBroken = false,
    ) {}

    public function canTell(): bool
    {
        return $this->token !== '' && !$this->isBroken;
    }
}
