import type { Text } from '#domain/language.ts';
import type { MakeSystemFix } from './system-fix.ts';

// Systems that print the tags themselves, from fields of a page: the place is named, and nothing is to be pasted.

const fields =
  (where: Text): MakeSystemFix =>
  () => ({ code: null, where });

export const wixFix = fields({
  en: 'In Wix: open the page’s SEO settings, then “Social share”: image, title and description. Products take their first image and their SEO fields. For pages without an image of their own, set one under Settings > Social share.',
  de: 'In Wix: SEO-Einstellungen der Seite öffnen, dann „Social Share“: Bild, Titel und Beschreibung. Produkte nehmen ihr erstes Bild und ihre SEO-Felder. Für Seiten ohne eigenes Bild legen Sie eines unter Einstellungen > Social Share fest.',
});

export const squarespaceFix = fields({
  en: 'In Squarespace: open the page’s settings, then “Social image” for the image and “SEO” for title and description. Products and posts use their thumbnail. The image for all other pages is in the settings for social sharing.',
  de: 'In Squarespace: Einstellungen der Seite öffnen, dann „Social image“ für das Bild und „SEO“ für Titel und Beschreibung. Produkte und Beiträge nehmen ihr Vorschaubild. Das Bild für alle übrigen Seiten steht in den Einstellungen zu Social Sharing.',
});

export const drupalFix = fields({
  en: 'In Drupal: install the module Metatag with its part “Open Graph”, then set the tags for each content type under Configuration > Search and metadata > Metatag, with tokens such as [node:title].',
  de: 'In Drupal: das Modul Metatag mit dem Teil „Open Graph“ installieren, dann unter Konfiguration > Suche und Metadaten > Metatag die Tags je Inhaltstyp festlegen, mit Tokens wie [node:title].',
});

export const magentoFix = fields({
  en: 'In Magento: edit the product: base image under “Images and Videos”, title and description under “Search Engine Optimization”. Magento prints preview tags for products only. Other pages need an extension or a change to the theme’s head.',
  de: 'In Magento: Produkt bearbeiten: Basisbild unter „Images and Videos“, Titel und Beschreibung unter „Search Engine Optimization“. Magento gibt Vorschau-Tags nur für Produkte aus. Andere Seiten brauchen eine Erweiterung oder eine Änderung im Head des Themes.',
});
