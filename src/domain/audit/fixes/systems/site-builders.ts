import type { Text } from '#domain/language.ts';
import type { MakeSystemFix } from './system-fix.ts';

// Systems that print the tags themselves, from fields of a page: the place is named, and nothing is to be pasted.

const fields =
  (where: Text): MakeSystemFix =>
  () => ({ code: null, where });

export const wixFix = fields({
  en: 'In Wix: the page’s SEO settings, then “Social share”. For all pages: Settings > Social share.',
  de: 'In Wix: SEO-Einstellungen der Seite, dann „Social Share“. Für alle Seiten: Einstellungen > Social Share.',
});

export const squarespaceFix = fields({
  en: 'In Squarespace: the page’s settings, “Social image” and “SEO”. Products and posts take their thumbnail.',
  de: 'In Squarespace: Einstellungen der Seite, „Social image“ und „SEO“. Produkte und Beiträge nehmen ihr Vorschaubild.',
});

export const drupalFix = fields({
  en: 'In Drupal: the module Metatag with “Open Graph”, then Configuration > Search and metadata > Metatag.',
  de: 'In Drupal: das Modul Metatag mit „Open Graph“, dann Konfiguration > Suche und Metadaten > Metatag.',
});

export const magentoFix = fields({
  en: 'In Magento: the product’s base image and its “Search Engine Optimization”. Other pages need an extension.',
  de: 'In Magento: Basisbild und „Search Engine Optimization“ des Produkts. Andere Seiten brauchen eine Erweiterung.',
});
