<?php

use TYPO3\CMS\Core\Information\Typo3Version;

defined('TYPO3') or die();

// TYPO3 13 has the same settings as a set (Configuration/Sets/Linkbild).
if ((new Typo3Version())->getMajorVersion() < 13) {
    $labels = 'LLL:EXT:linkbild/Resources/Private/Language/locallang_db.xlf:site.';
    $toggle = ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 1];
    $text = ['type' => 'input', 'eval' => 'trim'];
    $fields = [
        'linkbild_enabled' => $toggle,
        'linkbild_tell' => $toggle,
        'linkbild_newsDetailPid' => ['type' => 'number', 'default' => 0],
        'linkbild_imagesUrl' => $text,
        'linkbild_projectUuid' => $text,
    ];
    foreach ($fields as $name => $config) {
        $GLOBALS['SiteConfiguration']['site']['columns'][$name] = [
            'label' => $labels . substr($name, 9),
            'description' => $labels . substr($name, 9) . '.description',
            'config' => $config,
        ];
    }
    $GLOBALS['SiteConfiguration']['site']['types']['0']['showitem'] .=
        ',--div--;Linkbild,' . implode(',', array_keys($fields));
}
