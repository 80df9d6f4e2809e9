<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

/** Which types of pages (doktype) visitors can open. Types of other extensions are pages too. */
final class PageTypes
{
    /** Link, shortcut, backend section, mount point, separator, folder and recycler. */
    private const WITHOUT_PAGE = [3, 4, 6, 7, 199, 254, 255];

    public static function havePage(int $type): bool
    {
        return !in_array($type, self::WITHOUT_PAGE, true);
    }
}
