<?php

// Runs the PHP code from standard input in the TYPO3 of a folder, as the command line's administrator, and prints what it
// returns as JSON: php run.php FOLDER

use TYPO3\CMS\Core\Authentication\CommandLineUserAuthentication;
use TYPO3\CMS\Core\Core\Bootstrap;
use TYPO3\CMS\Core\Core\Environment;
use TYPO3\CMS\Core\Core\SystemEnvironmentBuilder;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\DataHandling\DataHandler;
use TYPO3\CMS\Core\Localization\LanguageServiceFactory;
use TYPO3\CMS\Core\Resource\StorageRepository;
use TYPO3\CMS\Core\Utility\GeneralUtility;

$loader = require $argv[1] . '/vendor/autoload.php';
SystemEnvironmentBuilder::run(0, SystemEnvironmentBuilder::REQUESTTYPE_CLI);
$container = Bootstrap::init($loader);
Bootstrap::loadExtTables();
Bootstrap::initializeBackendUser(CommandLineUserAuthentication::class);
$GLOBALS['BE_USER']->authenticate();
$GLOBALS['LANG'] = GeneralUtility::makeInstance(LanguageServiceFactory::class)->create('en');

/** Saves and commands as the backend does; gives the uids of new records by their names. */
function save(array $data, array $commands = [], int $workspace = 0): array
{
    $GLOBALS['BE_USER']->setWorkspace($workspace);
    $handler = GeneralUtility::makeInstance(DataHandler::class);
    $handler->start($data, $commands);
    $handler->process_datamap();
    $handler->process_cmdmap();
    if ($handler->errorLog !== []) {
        throw new RuntimeException(implode("\n", $handler->errorLog));
    }
    return $handler->substNEWwithIDs;
}

/** Gives a page an image in one of its fields, from fileadmin. */
function reference(string $field, int $page): void
{
    $storage = GeneralUtility::makeInstance(StorageRepository::class)->getDefaultStorage();
    if (!$storage->hasFile('lamp.png')) {
        $image = imagecreatetruecolor(1200, 630);
        imagepng($image, Environment::getPublicPath() . '/fileadmin/lamp.png');
    }
    save([
        'sys_file_reference' => ['NEW1' => [
            'pid' => $page, 'uid_local' => $storage->getFile('lamp.png')->getUid(), 'uid_foreign' => $page,
            'tablenames' => 'pages', 'fieldname' => $field,
        ]],
        'pages' => [$page => [$field => 'NEW1']],
    ]);
}

/** Rows of a table, hidden, deleted and versioned ones included. */
function rows(string $table, array $where = []): array
{
    $query = GeneralUtility::makeInstance(ConnectionPool::class)->getQueryBuilderForTable($table);
    $query->getRestrictions()->removeAll();
    $query->select('*')->from($table);
    foreach ($where as $column => $value) {
        $query->andWhere($query->expr()->eq($column, $query->createNamedParameter($value)));
    }
    return $query->executeQuery()->fetchAllAssociative();
}

$value = (static fn(): mixed => eval(stream_get_contents(STDIN)))();
echo "\n@@@", json_encode($value, JSON_THROW_ON_ERROR);
