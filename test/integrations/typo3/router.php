<?php

// For php -S: files as they are, everything else to TYPO3, the backend of TYPO3 12 to its own script.

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode((string)parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (is_file($root . $path) && !str_ends_with($path, '.php')) {
    return false;
}
$isBackend = str_starts_with($path, '/typo3') && is_file($root . '/typo3/index.php');
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $isBackend ? '/typo3/index.php' : '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $root . $_SERVER['SCRIPT_NAME'];
chdir(dirname($_SERVER['SCRIPT_FILENAME']));
require $_SERVER['SCRIPT_FILENAME'];
