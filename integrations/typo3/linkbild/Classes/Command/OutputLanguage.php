<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Command;

use Linkbild\Typo3\Connection\AnswerLanguage;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use TYPO3\CMS\Core\Localization\LanguageServiceFactory;

/** English or German, what --language says or else the terminal's locale. */
final class OutputLanguage
{
    private const LABELS = 'LLL:EXT:linkbild/Resources/Private/Language/locallang.xlf:command.';

    public function __construct(private readonly LanguageServiceFactory $languages) {}

    public function addOption(Command $command): void
    {
        $command->addOption('language', null, InputOption::VALUE_REQUIRED, 'Language of the output, en or de');
    }

    public function of(InputInterface $input): string
    {
        $locale = getenv('LC_ALL') ?: getenv('LC_MESSAGES') ?: getenv('LANG') ?: '';
        return AnswerLanguage::of((string)($input->getOption('language') ?? $locale));
    }

    public function sentence(string $language, string $key, string|int ...$values): string
    {
        return sprintf($this->languages->create($language)->sL(self::LABELS . $key), ...$values);
    }
}
