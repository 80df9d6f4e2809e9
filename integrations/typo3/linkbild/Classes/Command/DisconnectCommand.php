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
    public function __construct(private readonly ConnectSite $connectSite, private readonly SiteFinder $sites)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->addArgument('site', InputArgument::REQUIRED, 'Identifier of the site');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        try {
            $site = $this->sites->getSiteByIdentifier((string)$input->getArgument('site'));
        } catch (SiteNotFoundException) {
            $output->writeln('There is no site with this identifier.');
            return Command::FAILURE;
        }
        $result = $this->connectSite->disconnect($site, 'en');
        $output->writeln($result->ok || $result->isDisconnected()
            ? 'Disconnected.'
            : 'Disconnected here. Linkbild says: ' . $result->message);
        return Command::SUCCESS;
    }
}
