<?php

use TYPO3\CMS\Core\Imaging\IconProvider\SvgIconProvider;

return [
    'module-linkbild' => [
        'provider' => SvgIconProvider::class,
        'source' => 'EXT:linkbild/Resources/Public/Icons/Extension.svg',
    ],
];
