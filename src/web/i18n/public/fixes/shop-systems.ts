import { systemFixOf } from '#domain/audit/fixes/systems/system-fix.ts';
import type { Text } from '#domain/language.ts';
import type { HowToName } from './how-to.ts';

/** Which tag a guide is about; others are about files, servers or the order of tags, where systems do not differ. */
const tags: Partial<Record<HowToName, string>> = {
  title: 'og:title',
  description: 'og:description',
  siteName: 'og:site_name',
  url: 'og:url',
  image: 'og:image',
  oneImage: 'og:image',
  ownImage: 'og:image',
  card: 'twitter:card',
};

const systems = [
  ['shopware', 'Shopware 6'],
  ['jtl', 'JTL-Shop'],
  ['oxid', 'OXID eShop'],
  ['gambio', 'Gambio'],
  ['prestashop', 'PrestaShop'],
  ['woocommerce', 'WooCommerce'],
] as const;

export interface SystemGuide {
  name: string;
  text: Text;
  code: string | null;
}

/** The same place and the same code that an audit names to a shop of that system. */
export function shopSystemGuides(howTo: HowToName): SystemGuide[] {
  const key = tags[howTo];
  if (key === undefined) return [];
  return systems.flatMap(([system, name]) => {
    const fix = systemFixOf([{ key, value: '' }], { name: system, plugin: null }, 2);
    return fix ? [{ name, text: fix.where, code: fix.code }] : [];
  });
}
