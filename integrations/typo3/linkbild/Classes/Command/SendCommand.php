<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Command;

use Linkbild\Typo3\Changes\SendChanges;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** linkbild:send, best as an hourly task of the scheduler. */
final class SendCommand extends Command
{
    public function __construct(
        private readonly SendChanges $sendChanges,
        private readonly OutputLanguage $outputLanguage,
    ) {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->outputLanguage->addOption($this);
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $language = $this->outputLanguage->of($input);
        ['sent' => $sent, 'failures' => $failures] = $this->sendChanges->send($language);
        $output->writeln($this->outputLanguage->sentence($language, $sent === 1 ? 'sentOne' : 'sent', $sent));
        foreach ($failures as $failure) {
            $output->writeln($failure);
        }
        return $failures === [] ? Command::SUCCESS : Command::FAILURE;
    }
}
