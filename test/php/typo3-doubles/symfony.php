<?php

// Small stand-ins for Symfony's console, as far as the extension uses it.

namespace Symfony\Component\Console\Input;

interface InputInterface
{
    public function getArgument(string $name);

    public function getOption(string $name);
}

class InputArgument
{
    public const REQUIRED = 1;
}

class InputOption
{
    public const VALUE_REQUIRED = 2;
}

final class ArrayInput implements InputInterface
{
    public function __construct(private array $arguments) {}

    public function getArgument(string $name)
    {
        return $this->arguments[$name];
    }

    public function getOption(string $name)
    {
        return $this->arguments["--$name"] ?? null;
    }
}

namespace Symfony\Component\Console\Output;

interface OutputInterface
{
    public function writeln($messages, int $options = 0);
}

final class Lines implements OutputInterface
{
    public array $lines = [];

    public function writeln($messages, int $options = 0)
    {
        $this->lines[] = $messages;
    }
}

namespace Symfony\Component\Console\Command;

use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

class Command
{
    public const SUCCESS = 0;
    public const FAILURE = 1;

    public array $arguments = [];

    public function __construct(?string $name = null)
    {
        $this->configure();
    }

    protected function configure() {}

    public function addArgument(string $name, ?int $mode = null, string $description = '', mixed $default = null): static
    {
        $this->arguments[] = $name;
        return $this;
    }

    public function addOption(string $name, string|array|null $shortcut = null, ?int $mode = null, string $description = '', mixed $default = null): static
    {
        return $this;
    }

    protected function execute(InputInterface $input, OutputInterface $output)
    {
        throw new \LogicException('A command has its own execute().');
    }

    public function run(InputInterface $input, OutputInterface $output): int
    {
        return $this->execute($input, $output);
    }
}
