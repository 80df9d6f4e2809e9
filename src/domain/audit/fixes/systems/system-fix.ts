import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { escapeAttribute, metaTag } from '#domain/audit/texts/paste-tag.ts';
import type { Text } from '#domain/language.ts';
import { astroFix, nextFix, nuxtFix } from './frameworks.ts';
import { gambioFix, jtlFix, oxidFix, prestashopFix, shopwareFix, woocommerceFix } from './shop-systems.ts';
import { shopifyFix } from './shopify.ts';
import { drupalFix, magentoFix, squarespaceFix, wixFix } from './site-builders.ts';
import { haveFields, type SiteSystem } from './site-system.ts';
import { typo3Fix } from './typo3.ts';
import { wordpressFix } from './wordpress.ts';

// How the owner of a page makes a change of tags: in the words and the code of the system that the page runs on, so that
// it holds for every page of its kind. A tag with this page's own values is offered only for this page.

export interface SystemFix {
  /** Null: the system has a field for it. */
  code: string | null;
  /** Where the code goes, or where the field is. */
  where: Text;
}

export type MakeSystemFix = (edits: readonly TagEdit[], system: SiteSystem) => SystemFix | null;

/** No fix for tags that such a system has no field for. */
const fieldsOnly =
  (make: MakeSystemFix): MakeSystemFix =>
  (edits, system) => {
    const fix = make(edits, system);
    return fix?.code === null && !haveFields(edits) ? null : fix;
  };

/** A system without its row does not compile. */
const makers: Record<SiteSystem['name'], MakeSystemFix> = {
  shopify: shopifyFix,
  wordpress: wordpressFix,
  typo3: typo3Fix,
  next: nextFix,
  nuxt: nuxtFix,
  astro: astroFix,
  wix: wixFix,
  squarespace: squarespaceFix,
  drupal: drupalFix,
  magento: magentoFix,
  shopware: fieldsOnly(shopwareFix),
  jtl: fieldsOnly(jtlFix),
  oxid: fieldsOnly(oxidFix),
  gambio: gambioFix,
  prestashop: fieldsOnly(prestashopFix),
  woocommerce: woocommerceFix,
};

/** Null: there is nothing that could be pasted or filled in without doing harm. */
export function systemFixOf(
  edits: readonly TagEdit[],
  system: SiteSystem | null,
  /** Pages that have the issue. */
  pages: number,
): SystemFix | null {
  const set = edits.filter(({ value }) => value !== null);
  if (set.length === 0) return null;
  // A rule for search engines on all pages; other systems have a setting of their own for it.
  if (set.some(({ key }) => key === 'robots') && system !== null && system.name !== 'shopify') return null;
  if (system !== null) return makers[system.name](set, system);
  const isSame = set.every(({ key }) => sameOnAllPages.has(key));
  if ((pages > 1 && !isSame) || set.some(({ value }) => value === '')) return null;
  return { code: set.map(({ key, value }) => tagOf(key, value ?? '')).join('\n'), where: isSame ? everyHead : head };
}

const sameOnAllPages = new Set(['twitter:card', 'og:site_name', 'robots']);

const tagOf = (key: string, value: string): string =>
  key === 'title' ? `<title>${escapeAttribute(value)}</title>` : metaTag(key, value);

const head = {
  en: 'Paste this into the <head> of this page. It has the values of this page alone.',
  de: 'Fügen Sie das in den <head> dieser Seite ein. Die Werte gelten nur für diese Seite.',
};
const everyHead = { en: 'Paste this into the <head>.', de: 'Fügen Sie das in den <head> ein.' };
