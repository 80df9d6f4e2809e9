<?php

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// Linkbild\Typo3\Backend\AddPageFields shows them.
$labels = 'LLL:EXT:linkbild/Resources/Private/Language/locallang_db.xlf:pages.';

ExtensionManagementUtility::addTCAcolumns('pages', [
    'tx_linkbild_off' => [
        'exclude' => true,
        'label' => $labels . 'off',
        'description' => $labels . 'off.description',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 0],
    ],
    'tx_linkbild_image' => [
        'exclude' => true,
        'label' => $labels . 'image',
        'description' => $labels . 'image.description',
        'config' => ['type' => 'file', 'allowed' => 'common-image-types', 'maxitems' => 1],
    ],
]);
