<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Connection;

/** In which of its two languages Linkbild answers somebody. */
final class AnswerLanguage
{
    /** @param string $locale such as de, de-AT or de_CH.UTF-8; TYPO3 calls English "default" */
    public static function of(string $locale): string
    {
        return preg_match('/^de(?![a-z])/i', $locale) === 1 ? 'de' : 'en';
    }
}
