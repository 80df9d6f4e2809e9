<?php

use Linkbild\Typo3\Controller\ConnectionController;

return [
    'site_linkbild' => [
        'parent' => 'site',
        'position' => ['after' => 'site_configuration'],
        'access' => 'admin',
        'workspaces' => 'live',
        'path' => '/module/site/linkbild',
        'iconIdentifier' => 'module-linkbild',
        'labels' => 'LLL:EXT:linkbild/Resources/Private/Language/locallang_mod.xlf',
        'routes' => [
            '_default' => [
                'target' => ConnectionController::class . '::handle',
            ],
        ],
    ],
];
