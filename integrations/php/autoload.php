<?php

// For sites without Composer: loads a class of this package when it is first used.
spl_autoload_register(static function (string $class): void {
    if (strncmp($class, 'Linkbild\\', 9) !== 0) {
        return;
    }
    $file = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, 9)) . '.php';
    if (is_file($file)) {
        require_once $file;
    }
});
