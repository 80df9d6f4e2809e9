<?php

/** A container as TYPO3's: one instance for each class, constructors filled by type. */
final class Container
{
    private array $made = [];

    public function __construct(array $made = [])
    {
        $this->made = $made;
    }

    public function get(string $class): object
    {
        return $this->made[$class] ??= $this->make($class);
    }

    private function make(string $class): object
    {
        $constructor = (new ReflectionClass($class))->getConstructor();
        $arguments = array_map(
            fn(ReflectionParameter $parameter) => $parameter->getType()->isBuiltin()
                ? $parameter->getDefaultValue()
                : $this->get($parameter->getType()->getName()),
            $constructor?->getParameters() ?? []
        );
        return new $class(...$arguments);
    }
}
