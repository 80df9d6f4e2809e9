import type { MakeSystemFix } from './system-fix.ts';

// TypoScript for the tags of all pages; their values are the fields that editors fill in under "SEO" and "Social media"
// (system extension seo).

const lines: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'og:title',
    ['page.meta.og:title.attribute = property', 'page.meta.og:title.field = og_title // seo_title // title'],
  ],
  [
    'og:description',
    ['page.meta.og:description.attribute = property', 'page.meta.og:description.field = og_description // description'],
  ],
  ['description', ['page.meta.description.field = description']],
  ['og:site_name', ['page.meta.og:site_name.attribute = property', 'page.meta.og:site_name.data = site:websiteTitle']],
  [
    'og:url',
    [
      'page.meta.og:url.attribute = property',
      'page.meta.og:url.typolink.parameter.data = page:uid',
      'page.meta.og:url.typolink.returnLast = url',
      'page.meta.og:url.typolink.forceAbsoluteUrl = 1',
    ],
  ],
  ['twitter:card', ['page.meta.twitter:card = summary_large_image']],
]);

const typoScript = {
  en: 'Put this into the TypoScript setup of your site. Editors fill in the fields in the page properties.',
  de: 'Ergänzen Sie das im TypoScript-Setup Ihrer Website. Die Felder füllen Redakteure in den Seiteneigenschaften aus.',
};

const pageProperties = {
  en: 'In TYPO3: Page properties > Social media. The seo extension prints what you enter there.',
  de: 'In TYPO3: Seiteneigenschaften > „Social Media“. Die Erweiterung seo gibt aus, was Sie dort eintragen.',
};

export const typo3Fix: MakeSystemFix = (edits) => {
  const found = edits.map(({ key }) => lines.get(key));
  // The extension seo prints tags of its own first, and TYPO3 keeps the first one unless configured otherwise.
  const code = found.every((one) => one !== undefined)
    ? edits.flatMap(({ key }, at) => [...(found[at] ?? []), `page.meta.${key}.replace = 1`]).join('\n')
    : null;
  return { code, where: code === null ? pageProperties : typoScript };
};
