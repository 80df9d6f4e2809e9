<?php

// What the tests of the TYPO3 extension call. Its classes are the real ones; TYPO3's are stand-ins (typo3-doubles).

use Linkbild\Typo3\Backend\AddPageFields;
use Linkbild\Typo3\Changes\AfterResponse;
use Linkbild\Typo3\Changes\WatchSaves;
use Linkbild\Typo3\Controller\ConnectionController;
use Linkbild\Typo3\Frontend\PutTags;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\Lines;
use TYPO3\CMS\Core\Cache\CacheDataCollector;
use TYPO3\CMS\Core\Configuration\Event\AfterTcaCompilationEvent;
use TYPO3\CMS\Core\DataHandling\DataHandler;
use TYPO3\CMS\Core\Http\ServerRequest;
use TYPO3\CMS\Core\MetaTag\MetaTagManagerRegistry;
use TYPO3\CMS\Core\Page\AssetCollector;
use TYPO3\CMS\Core\Page\Event\BeforeJavaScriptsRenderingEvent;
use TYPO3\CMS\Core\Routing\PageArguments;
use TYPO3\CMS\Core\Site\Entity\SiteLanguage;
use TYPO3\CMS\Core\Site\SiteFinder;

const TYPO3 = true;

foreach (['psr', 'symfony', 'meta-tags', 'core', 'http', 'sites', 'container'] as $part) {
    require_once "/doubles/$part.php";
}
spl_autoload_register(static function (string $class): void {
    $file = str_starts_with($class, 'Linkbild\\Typo3\\')
        ? '/linkbild/Classes/' . substr($class, 15)
        : '/linkbild/Classes/Library/' . substr($class, 9);
    $file = str_replace('\\', '/', $file) . '.php';
    if (str_starts_with($class, 'Linkbild\\') && is_file($file)) {
        require_once $file;
    }
});

/** Runs at the end of the test instead of the end of PHP. */
final class Later extends AfterResponse
{
    public array $planned = [];

    public function once(callable $run): void
    {
        $this->planned[0] = $run;
    }
}

/** The event is dispatched as PageRenderer does it, then the managers are rendered. */
function renderTags(array $input, Container $container): array
{
    $page = $input['page'];
    $is13 = $GLOBALS['double']['version'] === 13;
    $controller = new class ($page, $input['register'] ?? []) {
        public function __construct(public array $page, public array $register) {}

        public function addCacheTags(array $tags)
        {
            $GLOBALS['double']['cacheTags'] = [...$GLOBALS['double']['cacheTags'] ?? [], ...$tags];
        }
    };
    $information = new class ($page) {
        public function __construct(private array $page) {}

        public function getPageRecord(): array
        {
            return $this->page;
        }
    };
    $GLOBALS['TYPO3_REQUEST'] = new ServerRequest($input['url'], [
        'applicationType' => $input['applicationType'] ?? 1,
        'site' => (new SiteFinder())->getSiteByIdentifier('main'),
        'language' => new SiteLanguage($input['language'] ?? 0),
        'routing' => new PageArguments($page['uid'], '0', $input['arguments'] ?? []),
        'frontend.controller' => $controller,
    ] + ($is13 ? ['frontend.page.information' => $information, 'frontend.cache.collector' => new CacheDataCollector()] : []));
    $registry = $container->get(MetaTagManagerRegistry::class);
    foreach ($input['tagsBefore'] ?? [] as [$type, $property, $content, $parts]) {
        $registry->getManagerForProperty($property)->addProperty($property, $content, $parts, false, $type);
    }
    $listener = $container->get(PutTags::class);
    foreach ([[true, true], [true, false], [false, true], [false, false]] as [$inline, $priority]) {
        $listener(new BeforeJavaScriptsRenderingEvent(new AssetCollector(), $inline, $priority));
    }
    return [
        'html' => implode("\n", array_map(fn($manager) => $manager->renderAllProperties(), $registry->getAllManagers())),
        'cacheTags' => $GLOBALS['double']['cacheTags'] ?? [],
    ];
}

/** Calls the hooks in the order of the DataHandler; `write` changes a row in between, as it does. */
function save(array $steps, Container $container): void
{
    $hook = $container->get(WatchSaves::class);
    $handler = new DataHandler();
    $fields = [];
    foreach ($steps as [$step, $one, $two, $three]) {
        match ($step) {
            'workspace' => $handler = new DataHandler(true, $one),
            'inner' => $handler = new DataHandler(false),
            'outer' => $handler = new DataHandler(),
            'write' => $GLOBALS['double']['rows'][$one] = array_map(
                fn($row) => $row['uid'] === $two ? $three + $row : $row,
                $GLOBALS['double']['rows'][$one] ?? []
            ),
            'insert' => $GLOBALS['double']['rows'][$one][] = $two,
            'newId' => $handler->substNEWwithIDs[$one] = $two,
            'copied' => $handler->copyMappingArray_merged[$one][$two] = $three,
            'before' => $hook->processDatamap_preProcessFieldArray($fields, $one, $two, $handler),
            'after' => $hook->processDatamap_afterDatabaseOperations(is_int($two) ? 'update' : 'new', $one, $two, $three, $handler),
            'begin' => $hook->processDatamap_beforeStart($handler),
            'saved' => $hook->processDatamap_afterAllOperations($handler),
            'beforeCommand' => $hook->processCmdmap_preProcess($one, $two, $three[0], $three[1] ?? 1, $handler, false),
            'afterCommand' => $hook->processCmdmap_postProcess($one, $two, $three[0], $three[1] ?? 1, $handler, false, []),
            'done' => $hook->processCmdmap_afterFinish($handler),
        };
    }
}

$questions = [
    'tags' => 'renderTags',
    'save' => static function (array $input, Container $container): array {
        save($input['steps'], $container);
        $planned = $container->get(AfterResponse::class)->planned;
        foreach ($planned as $run) {
            $run();
        }
        return ['runs' => count($planned)];
    },
    'command' => static function (array $input, Container $container): array {
        $output = new Lines();
        $class = 'Linkbild\\Typo3\\Command\\' . $input['command'];
        $status = $container->get($class)->run(new ArrayInput($input['arguments'] ?? []), $output);
        return ['status' => $status, 'lines' => $output->lines];
    },
    'module' => static function (array $input, Container $container): array {
        $GLOBALS['BE_USER'] = (object)['user' => ['lang' => $input['lang'] ?? 'default']];
        $request = new ServerRequest('https://site.example/typo3/x', [], $input['method'] ?? 'POST', $input['body'] ?? []);
        $response = $container->get(ConnectionController::class)->handle($request);
        return ['status' => $response->getStatusCode(), 'uri' => (string)($response->uri ?? '')];
    },
    'services' => static function (array $input): array {
        $container = new Container();
        return array_map(fn(string $class): string => $container->get($class)::class, $input['classes']);
    },
    'configuration' => static function (): array {
        $GLOBALS['SiteConfiguration']['site']['types']['0']['showitem'] = 'base';
        $_EXTKEY = 'linkbild';
        require '/linkbild/ext_emconf.php';
        require '/linkbild/ext_localconf.php';
        require '/linkbild/Configuration/TCA/Overrides/pages.php';
        require '/linkbild/Configuration/SiteConfiguration/Overrides/sites.php';
        $types = array_fill_keys(['1', '3', '4', '116', '199', '254', '1000'], ['showitem' => 'title']);
        $event = new AfterTcaCompilationEvent(['pages' => $GLOBALS['TCA']['pages'] + ['types' => $types]]);
        (new AddPageFields())($event);
        return [
            'emconf' => $EM_CONF['linkbild'],
            'hooks' => $GLOBALS['TYPO3_CONF_VARS']['SC_OPTIONS']['t3lib/class.t3lib_tcemain.php'],
            'pages' => $event->getTca()['pages'],
            'site' => $GLOBALS['SiteConfiguration']['site'],
            'modules' => require '/linkbild/Configuration/Backend/Modules.php',
            'icons' => require '/linkbild/Configuration/Icons.php',
        ];
    },
];

return static function (array $input) use ($questions): array {
    $GLOBALS['double'] = $input['double'];
    $container = new Container([AfterResponse::class => new Later()]);
    $answer = $questions[$input['question']]($input, $container);
    return $answer + array_diff_key($GLOBALS['double'], $input['double'])
        + array_intersect_key($GLOBALS['double'], ['rows' => 1, 'registry' => 1, 'sent' => 1]);
};
