<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Command;

use Linkbild\Typo3\Connection\ConnectSite;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;
use TYPO3\CMS\Core\Exception\SiteNotFoundException;
use TYPO3\CMS\Core\Site\SiteFinder;

/** linkbild:disconnect SITE: run it before the extension is removed. */
final class DisconnectCommand extends Command
{
    public function __construct(
        private readonly ConnectSite $connectSite,
        private readonly SiteFinder $sites,
        private readonly OutputLanguage $outputLanguage,
    ) {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->addArgument('site', InputArgument::REQUIRED, 'Identifier of the site');
        $this->outputLanguage->addOption($this);
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $language = $this->outputLanguage->of($input);
        try {
            $site = $this->sites->getSiteByIdentifier((string)$input->getArgument('site'));
        } catch (SiteNotFoundException) {
            $output->writeln($this->outputLanguage->sentence($language, 'noSite'));
            return Command::FAILURE;
        }
        $result = $this->connectSite->disconnect($site, $language);
        $output->writeln($result->ok || $result->isDisconnected()
            ? $this->outputLanguage->sentence($language, 'disconnected')
            : $this->outputLanguage->sentence($language, 'disconnectedHere', $result->message));
        return Command::SUCCESS;
    }
}
