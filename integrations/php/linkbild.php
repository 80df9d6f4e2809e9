<?php

// Once, where your pages are made. With Composer, vendor/autoload.php takes the place of this line.
require_once __DIR__ . '/src/Images.php';

$linkbild = new Linkbild\Images('%IMAGES_URL%', '%PROJECT_UUID%');

// In the head of each page, in place of its other og:image and twitter:image:
// echo $linkbild->html($pageUrl, $title, Linkbild\Images::version([$title, $price, $imageUrl]));
