<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Linkbild',
    'description' => 'Link preview images from Linkbild for pages and news.',
    'category' => 'fe',
    'author' => 'Linkbild',
    'author_company' => 'Linkbild',
    'state' => 'beta',
    'version' => '0.2.0',
    'constraints' => [
        'depends' => ['typo3' => '12.4.0-14.3.99', 'php' => '8.1.0-8.5.99'],
        'conflicts' => [],
        'suggests' => ['seo' => '', 'news' => ''],
    ],
    'autoload' => [
        'psr-4' => ['Linkbild\\Typo3\\' => 'Classes/', 'Linkbild\\' => 'Classes/Library/'],
    ],
];
