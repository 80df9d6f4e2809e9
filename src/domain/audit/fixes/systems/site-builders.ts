import type { Text } from '#domain/language.ts';
import { haveFields } from './site-system.ts';
import type { MakeSystemFix } from './system-fix.ts';

// Systems that print the tags themselves, from fields of a page: the place is named, and nothing is to be pasted.

const fields =
  (where: Text, others?: readonly string[]): MakeSystemFix =>
  (edits) =>
    haveFields(edits) || edits.every(({ key }) => others?.includes(key)) ? { code: null, where } : null;

export const wixFix = fields({
  en: 'In Wix: the page’s SEO settings, then “Social share”. For all pages: Settings > Social share.',
  de: 'In Wix: SEO-Einstellungen der Seite, dann „Social Share“. Für alle Seiten: Einstellungen > Social Share.',
});

const squarespaceTexts = fields({
  en: 'In Squarespace: the page’s settings, “SEO”.',
  de: 'In Squarespace: Einstellungen der Seite, „SEO“.',
});

const squarespaceImage = fields({
  en: 'In Squarespace: the page’s settings, “Social image” and “SEO”. Products and posts take their thumbnail.',
  de: 'In Squarespace: Einstellungen der Seite, „Social image“ und „SEO“. Produkte und Beiträge nehmen ihr Vorschaubild.',
});

/** It prints `summary` and has no setting for it. Of several the last one counts on X and Discord. */
export const squarespaceFix: MakeSystemFix = (edits, system) =>
  edits.every(({ key }) => key === 'twitter:card')
    ? {
        code: '<meta name="twitter:card" content="summary_large_image">',
        where: {
          en: 'In Squarespace: Settings > Developer Tools > Code Injection, field “Header”. It needs a plan with code injection.',
          de: 'In Squarespace: Settings > Developer Tools > Code Injection, Feld „Header“. Ihr Tarif muss Code Injection enthalten.',
        },
      }
    : (edits.some(({ key }) => key.startsWith('og:image')) ? squarespaceImage : squarespaceTexts)(edits, system);

export const drupalFix = fields(
  {
    en: 'In Drupal: the module Metatag with “Open Graph” and “Twitter Cards”, then Configuration > Search and metadata > Metatag.',
    de: 'In Drupal: das Modul Metatag mit „Open Graph“ und „Twitter Cards“, dann Konfiguration > Suche und Metadaten > Metatag.',
  },
  ['og:url', 'og:site_name', 'twitter:card'],
);

export const magentoFix = fields({
  en: 'In Magento: the product’s base image and its “Search Engine Optimization”. Other pages need an extension.',
  de: 'In Magento: Basisbild und „Search Engine Optimization“ des Produkts. Andere Seiten brauchen eine Erweiterung.',
});
