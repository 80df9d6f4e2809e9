import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { isShopify, type PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { shopSystems } from '#domain/shop-apps/shop-system.ts';

// The system a page runs on, as far as a fix depends on it: where its owner changes the tags of all pages at once.

/** Their owners fill in fields and cannot write into the <head>, or should not. */
const builders = ['wix', 'squarespace', 'drupal', 'magento'] as const;

export const systemNames = [
  'shopify',
  'wordpress',
  'typo3',
  'next',
  'nuxt',
  'astro',
  ...builders,
  ...shopSystems,
] as const;

export interface SiteSystem {
  name: (typeof systemNames)[number];
  /** The plugin that writes the tags, where one does. */
  plugin: string | null;
}

/** Plugins of WordPress that write tags of previews: with one of these, its own fields are the place to change them. */
const seoPlugins = ['Yoast SEO', 'Rank Math', 'All in One SEO', 'The SEO Framework', 'SEOPress', 'Squirrly SEO'];

/** The tags for which such systems have a field. Advice must not name a field for any other tag. */
const fieldKeys = /^(?:title|description|og:(?:title|description|image(?::(?:width|height|alt))?))$/;
export const haveFields = (edits: readonly TagEdit[]): boolean => edits.every(({ key }) => fieldKeys.test(key));

const generators: [RegExp, SiteSystem['name']][] = [
  [/^WordPress\b/i, 'wordpress'],
  [/^TYPO3\b/i, 'typo3'],
  [/^Next\.js\b/i, 'next'],
  [/^Nuxt\b/i, 'nuxt'],
  [/^Astro\b/i, 'astro'],
  [/^Wix\.com\b/i, 'wix'],
  [/^Drupal\b/i, 'drupal'],
];

const writers: ReadonlyMap<string, SiteSystem['name']> = new Map([
  ['TYPO3', 'typo3'],
  ['Next.js', 'next'],
  ['Nuxt', 'nuxt'],
  ['Jetpack', 'wordpress'],
]);

/** Null: nothing in the page tells. */
export function systemOf(evidence: PageEvidence): SiteSystem | null {
  if (isShopify(evidence)) return { name: 'shopify', plugin: null };
  const { tags } = evidence.meta;
  const plugin = tags.map(({ writtenBy }) => writtenBy).find((name) => name && seoPlugins.includes(name)) ?? null;
  const name = plugin
    ? 'wordpress'
    : (evidence.shopSystem ?? knownType(evidence.pageType) ?? byGenerator(tags) ?? byMark(tags));
  return name === null ? null : { name, plugin };
}

type Tags = PageEvidence['meta']['tags'];

const namedTypes = ['wordpress', 'typo3', 'drupal', 'magento'] as const;

const knownType = (pageType: string | undefined): SiteSystem['name'] | null =>
  namedTypes.find((name) => name === pageType) ?? null;

function byGenerator(tags: Tags): SiteSystem['name'] | null {
  const generator = tags.find(({ key }) => key === 'generator')?.value ?? '';
  return generators.find(([pattern]) => pattern.test(generator))?.[1] ?? null;
}

/** Tags and addresses that are typical of the system. */
function byMark(tags: Tags): SiteSystem['name'] | null {
  for (const { key, value, writtenBy } of tags) {
    if (key === 'next-size-adjust' || value.includes('/_next/')) return 'next';
    if (value.includes('/_nuxt/')) return 'nuxt';
    if (value.includes('/wp-content/')) return 'wordpress';
    if (/^https?:\/\/(?:static1\.squarespace\.com|images\.squarespace-cdn\.com)\//.test(value)) return 'squarespace';
    if (value.includes('/media/catalog/product/')) return 'magento';
    const system = writtenBy && writers.get(writtenBy);
    if (system) return system;
  }
  return null;
}
