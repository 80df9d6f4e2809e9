<?php

// TYPO3's MetaTag API: a manager for everything, and those of EXT:seo. They behave as the originals do: og:image may be
// there several times, sub-properties belong to the last one, and a manager ignores what is there already.

namespace TYPO3\CMS\Core\MetaTag;

interface MetaTagManagerInterface
{
    public function addProperty(string $property, string $content, array $subProperties = [], bool $replace = false, string $type = '');
    public function getProperty(string $property, string $type = ''): array;
    public function canHandleProperty(string $property): bool;
    public function renderAllProperties(): string;
    public function removeProperty(string $property, string $type = '');
}

function tag(string $type, string $property, string $content): string
{
    return '<meta ' . $type . '="' . htmlspecialchars($property) . '" content="' . htmlspecialchars($content) . '">';
}

final class GenericMetaTagManager implements MetaTagManagerInterface
{
    private array $properties = [];

    public function addProperty(string $property, string $content, array $subProperties = [], bool $replace = false, string $type = 'name')
    {
        $type = $type ?: 'name';
        if ($replace) {
            $this->removeProperty($property, $type);
        }
        $this->properties[$property][$type][] = ['content' => $content, 'subProperties' => $subProperties];
    }

    public function getProperty(string $property, string $type = 'name'): array
    {
        return $this->properties[$property][$type ?: 'name'] ?? [];
    }

    public function canHandleProperty(string $property): bool
    {
        return true;
    }

    public function renderAllProperties(): string
    {
        $tags = [];
        foreach ($this->properties as $property => $types) {
            foreach ($types as $type => $items) {
                foreach ($items as $item) {
                    $tags[] = tag($type, $property, $item['content']);
                    foreach ($item['subProperties'] as $name => $value) {
                        $tags[] = tag($type, "$property:$name", (string)$value);
                    }
                }
            }
        }
        return implode("\n", $tags);
    }

    public function removeProperty(string $property, string $type = '')
    {
        if ($type !== '') {
            unset($this->properties[$property][$type]);
        } else {
            unset($this->properties[$property]);
        }
    }
}

/** OpenGraphMetaTagManager and TwitterCardMetaTagManager of EXT:seo. */
final class ListedMetaTagManager implements MetaTagManagerInterface
{
    private array $properties = [];

    /** @param array<string, array{several?: bool, parts?: list<string>}> $handled */
    public function __construct(private string $type, private array $handled) {}

    public function addProperty(string $property, string $content, array $subProperties = [], bool $replace = false, string $type = '')
    {
        if (isset($this->handled[$property])) {
            $parts = array_intersect_key($subProperties, array_flip($this->handled[$property]['parts'] ?? []));
            if ($replace) {
                $this->removeProperty($property);
            }
            if (empty($this->properties[$property]) || !empty($this->handled[$property]['several'])) {
                $this->properties[$property][] = ['content' => $content, 'parts' => $parts];
            }
            return;
        }
        foreach ($this->handled as $name => $rule) {
            foreach ($rule['parts'] ?? [] as $part) {
                if ($property === "$name:$part" && !empty($this->properties[$name])) {
                    $last = array_key_last($this->properties[$name]);
                    if ($replace || !isset($this->properties[$name][$last]['parts'][$part])) {
                        $this->properties[$name][$last]['parts'][$part] = $content;
                    }
                    return;
                }
            }
        }
        throw new \UnexpectedValueException("This MetaTagManager can't handle property \"$property\"");
    }

    public function getProperty(string $property, string $type = ''): array
    {
        return $this->properties[$property] ?? [];
    }

    public function canHandleProperty(string $property): bool
    {
        foreach ($this->handled as $name => $rule) {
            if ($property === $name || in_array($property, array_map(fn($part) => "$name:$part", $rule['parts'] ?? []), true)) {
                return true;
            }
        }
        return false;
    }

    public function renderAllProperties(): string
    {
        $tags = [];
        foreach ($this->properties as $property => $items) {
            foreach ($items as $item) {
                $tags[] = tag($this->type, $property, $item['content']);
                foreach ($item['parts'] as $part => $value) {
                    $tags[] = tag($this->type, "$property:$part", (string)$value);
                }
            }
        }
        return implode("\n", $tags);
    }

    public function removeProperty(string $property, string $type = '')
    {
        unset($this->properties[$property]);
    }
}

class MetaTagManagerRegistry
{
    /** @var list<MetaTagManagerInterface> */
    private array $managers = [];

    public function __construct()
    {
        if ($GLOBALS['double']['seo'] ?? false) {
            $this->managers[] = new ListedMetaTagManager('property', [
                'og:type' => [], 'og:title' => [], 'og:description' => [],
                'og:image' => ['several' => true, 'parts' => ['url', 'secure_url', 'type', 'width', 'height', 'alt']],
            ]);
            $this->managers[] = new ListedMetaTagManager('name', [
                'twitter:card' => [], 'twitter:title' => [], 'twitter:image' => ['parts' => ['alt']],
            ]);
        }
        $this->managers[] = new GenericMetaTagManager();
    }

    public function getManagerForProperty(string $property): MetaTagManagerInterface
    {
        foreach ($this->managers as $manager) {
            if ($manager->canHandleProperty($property)) {
                return $manager;
            }
        }
    }

    public function getAllManagers(): array
    {
        return $this->managers;
    }
}
