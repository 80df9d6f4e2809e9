<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Backend;

use Linkbild\Typo3\Changes\PageTypes;
use TYPO3\CMS\Core\Configuration\Event\AfterTcaCompilationEvent;

/** Shows the fields in every type of page, those of other extensions included: by now they have all been added. */
final class AddPageFields
{
    private const FIELDS = ',--div--;Linkbild,tx_linkbild_off,tx_linkbild_image';

    public function __invoke(AfterTcaCompilationEvent $event): void
    {
        $tca = $event->getTca();
        foreach ($tca['pages']['types'] ?? [] as $type => $definition) {
            if (PageTypes::havePage((int)$type) && isset($definition['showitem'])) {
                $tca['pages']['types'][$type]['showitem'] .= self::FIELDS;
            }
        }
        $event->setTca($tca);
    }
}
