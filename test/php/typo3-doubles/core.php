<?php

// Stand-ins for TYPO3's core with the signatures of TYPO3 12.4 and 13.4, as far as the extension uses them. What they
// hold comes from $GLOBALS['double'], which a test fills.

namespace TYPO3\CMS\Core {
    interface SingletonInterface {}

    class Registry
    {
        public function get($namespace, $key, $defaultValue = null)
        {
            return $GLOBALS['double']['registry'][$namespace][$key] ?? $defaultValue;
        }

        public function set($namespace, $key, $value)
        {
            // As the original does: values are stored as text.
            $GLOBALS['double']['registry'][$namespace][$key] = unserialize(serialize($value));
        }

        public function remove($namespace, $key)
        {
            unset($GLOBALS['double']['registry'][$namespace][$key]);
        }
    }
}

namespace TYPO3\CMS\Core\Exception {
    class SiteNotFoundException extends \Exception {}
}

namespace TYPO3\CMS\Core\Information {
    class Typo3Version
    {
        public function getVersion(): string
        {
            return $GLOBALS['double']['version'] . '.4.1';
        }

        public function getMajorVersion(): int
        {
            return $GLOBALS['double']['version'];
        }
    }
}

namespace TYPO3\CMS\Core\Utility {
    class ExtensionManagementUtility
    {
        public static function isLoaded(string $key): bool
        {
            return in_array($key, $GLOBALS['double']['extensions'] ?? [], true);
        }

        public static function addTCAcolumns(string $table, array $columnArray): void
        {
            $GLOBALS['TCA'][$table]['columns'] = ($GLOBALS['TCA'][$table]['columns'] ?? []) + $columnArray;
        }
    }
}

namespace TYPO3\CMS\Core\Configuration\Event {
    final class AfterTcaCompilationEvent
    {
        public function __construct(private array $tca) {}

        public function getTca(): array
        {
            return $this->tca;
        }

        public function setTca(array $tca): void
        {
            $this->tca = $tca;
        }
    }
}

namespace TYPO3\CMS\Core\Cache {
    final class CacheTag
    {
        public function __construct(public readonly string $name, public readonly int $lifetime = PHP_INT_MAX) {}
    }

    class CacheDataCollector
    {
        public function addCacheTags(CacheTag ...$tags): void
        {
            foreach ($tags as $tag) {
                $GLOBALS['double']['cacheTags'][] = $tag->name;
            }
        }
    }

    class CacheManager
    {
        public function flushCachesInGroupByTag($groupIdentifier, $tag)
        {
            $GLOBALS['double']['flushed'][] = "$groupIdentifier:$tag";
        }

        /** Only the one for the time of a request. */
        public function getCache(string $identifier)
        {
            return new class {
                public function flush(): void
                {
                    unset($GLOBALS['double']['readPages']);
                }
            };
        }
    }
}

namespace TYPO3\CMS\Core\Database {
    class ConnectionPool
    {
        public function getConnectionForTable(string $tableName): Connection
        {
            return new Connection();
        }
    }

    /** Leaves out hidden and deleted rows, as the default restrictions of the original do. */
    class Connection
    {
        public function select(array $columns, string $tableName, array $identifiers = [], array $groupBy = [], array $orderBy = [], int $limit = 0, int $offset = 0): Rows
        {
            $rows = array_filter($this->matching($tableName, $identifiers), fn($row) => empty($row['hidden']) && empty($row['deleted']));
            if ($groupBy !== []) {
                $rows = array_column($rows, null, $groupBy[0]);
            }
            $picked = $columns === ['*'] ? $rows : array_map(fn($row) => array_intersect_key($row, array_flip($columns)), $rows);
            return new Rows(array_values($limit > 0 ? array_slice($picked, $offset, $limit) : $picked));
        }

        public function insert(string $tableName, array $data, array $types = []): int
        {
            $uid = ($GLOBALS['double']['lastUid'] ?? 1000) + 1;
            $GLOBALS['double']['lastUid'] = $uid;
            $GLOBALS['double']['rows'][$tableName][] = ['uid' => $uid] + $data;
            return 1;
        }

        public function update(string $tableName, array $data, array $identifier = [], array $types = []): int
        {
            foreach ($this->matching($tableName, $identifier) as $index => $row) {
                $GLOBALS['double']['rows'][$tableName][$index] = $data + $row;
            }
            return 1;
        }

        public function delete(string $tableName, array $identifier = [], array $types = []): int
        {
            $found = $this->matching($tableName, $identifier);
            $GLOBALS['double']['rows'][$tableName] = array_diff_key($GLOBALS['double']['rows'][$tableName] ?? [], $found);
            return count($found);
        }

        private function matching(string $table, array $where): array
        {
            return array_filter($GLOBALS['double']['rows'][$table] ?? [], function (array $row) use ($where): bool {
                foreach ($where as $name => $value) {
                    if ((string)($row[$name] ?? '0') !== (string)$value) {
                        return false;
                    }
                }
                return true;
            });
        }
    }

    class Rows
    {
        public function __construct(private array $rows) {}

        public function fetchAllAssociative(): array
        {
            return $this->rows;
        }

        public function fetchAssociative(): array|false
        {
            return $this->rows[0] ?? false;
        }
    }
}

namespace TYPO3\CMS\Core\DataHandling {
    class DataHandler
    {
        public object $BE_USER;
        public array $substNEWwithIDs = [];
        public array $copyMappingArray_merged = [];

        public function __construct(private bool $isOuterMost = true, int $workspace = 0)
        {
            $this->BE_USER = (object)['workspace' => $workspace];
        }

        public function isOuterMostInstance(): bool
        {
            return $this->isOuterMost;
        }
    }
}

namespace TYPO3\CMS\Core\Resource {
    class FileReference
    {
        public function __construct(private array $properties) {}

        public function getPublicUrl(): ?string
        {
            return $this->properties['url'];
        }

        public function getProperty(string $key): mixed
        {
            return $this->properties[$key] ?? null;
        }
    }

    class FileRepository
    {
        public function findByRelation(string $tableName, string $fieldName, int $uid, ?int $workspaceId = null): array
        {
            $files = $GLOBALS['double']['files']["$tableName:$fieldName:$uid"] ?? [];
            return array_map(fn($file) => new FileReference($file), $files);
        }
    }
}

namespace TYPO3\CMS\Core\Page {
    class AssetCollector {}
}

namespace TYPO3\CMS\Core\Page\Event {
    use TYPO3\CMS\Core\Page\AssetCollector;

    final class BeforeJavaScriptsRenderingEvent
    {
        public function __construct(private AssetCollector $assetCollector, private bool $inline, private bool $priority) {}

        public function isInline(): bool
        {
            return $this->inline;
        }

        public function isPriority(): bool
        {
            return $this->priority;
        }
    }
}

namespace TYPO3\CMS\Core\Localization {
    class LanguageService
    {
        public function sL($input): string
        {
            return $input;
        }
    }

    /** Reads the extension's own labels. */
    class LabelsOfFile extends LanguageService
    {
        public function __construct(private string $prefix) {}

        public function sL($input): string
        {
            [, , $file, $key] = explode(':', $input);
            $labels = file_get_contents('/' . dirname($file) . '/' . $this->prefix . basename($file));
            $tag = $this->prefix === '' ? 'source' : 'target';
            preg_match('~id="' . preg_quote($key) . '">.*?<' . $tag . '>(.*?)</' . $tag . '>~s', $labels, $found);
            return html_entity_decode($found[1] ?? '');
        }
    }

    class LanguageServiceFactory
    {
        public function create(string $locale): LanguageService
        {
            return new LabelsOfFile($locale === 'de' ? 'de.' : '');
        }

        public function createFromUserPreferences(?object $user): LanguageService
        {
            return new LanguageService();
        }
    }
}

namespace TYPO3\CMS\Core\Type {
    enum ContextualFeedbackSeverity: int
    {
        case OK = 0;
        case WARNING = 1;
        case ERROR = 2;
    }
}
