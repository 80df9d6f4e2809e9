import type { Language, Text } from '#domain/language.ts';

/** The names of our base templates. Apart from their markup, which screens do not need. */
export const ownTitles = {
  'product-split': { en: 'Photo beside text', de: 'Foto neben Text' },
  'product-full': { en: 'Full-size photo', de: 'Foto als Hintergrund' },
  'product-spotlight': { en: 'Photo in a circle', de: 'Foto im Kreis' },
  'product-rating': { en: 'Stars and price', de: 'Sterne und Preis' },
  'product-sale': { en: 'Big discount', de: 'Großer Rabatt' },
  'product-sale-quiet': { en: 'Subtle discount', de: 'Dezenter Rabatt' },
  'price-tag': { en: 'Price tag', de: 'Preisschild' },
  'product-magazine': { en: 'Magazine', de: 'Magazin' },
  'product-gallery': { en: 'Three photos', de: 'Drei Fotos' },
  'collage-grid': { en: 'Photo grid', de: 'Fotoraster' },
  'collage-chaos': { en: 'Scattered photos', de: 'Verstreute Fotos' },
  'collection-strip': { en: 'Photo strip', de: 'Fotostreifen' },
  'collection-mosaic': { en: 'Mosaic', de: 'Mosaik' },
  'blog-cover': { en: 'Article cover', de: 'Artikel mit Titelbild' },
  'blog-column': { en: 'Article with side column', de: 'Artikel mit Seitenspalte' },
  'page-band': { en: 'Brand colour band', de: 'Streifen in Markenfarbe' },
  'page-frame': { en: 'Framed photo', de: 'Foto im Rahmen' },
  'home-hero': { en: 'Storefront', de: 'Schaufenster' },
  'home-showcase': { en: 'Storefront with three photos', de: 'Schaufenster mit drei Fotos' },
  'text-bold': { en: 'Bold text', de: 'Große Schrift' },
  'text-quiet': { en: 'Subtle text', de: 'Dezente Schrift' },
  'logo-only': { en: 'Logo only', de: 'Nur das Logo' },
} as const satisfies Record<string, Text>;

/** Their names until November 2026: templates keep the name they were made with. */
const formerTitles: Partial<Record<keyof typeof ownTitles, Text>> = {
  'product-split': { en: 'Photo on one side', de: 'Foto auf einer Seite' },
  'product-full': { en: 'Photo over the whole card', de: 'Foto über die ganze Karte' },
  'product-spotlight': { en: 'Round spotlight', de: 'Rundes Rampenlicht' },
  'product-sale': { en: 'Sale with a large number', de: 'Aktion mit großer Zahl' },
  'product-sale-quiet': { en: 'Quiet sale', de: 'Leise Aktion' },
  'price-tag': { en: 'Price on a tag', de: 'Preis auf dem Schild' },
  'product-magazine': { en: 'Magazine page', de: 'Magazinseite' },
  'collage-grid': { en: 'Grid of photos', de: 'Raster aus Fotos' },
  'collage-chaos': { en: 'Scattered prints', de: 'Verstreute Abzüge' },
  'collection-strip': { en: 'Strip of photos', de: 'Fotostreifen' },
  'blog-cover': { en: 'Article cover', de: 'Artikeltitel' },
  'blog-column': { en: 'Article with column', de: 'Artikel mit Spalte' },
  'page-band': { en: 'Band in the brand’s colour', de: 'Band in der Markenfarbe' },
  'page-frame': { en: 'Framed photo', de: 'Gerahmtes Foto' },
  'home-hero': { en: 'Shop front', de: 'Schaufenster' },
  'home-showcase': { en: 'Shop with three shelves', de: 'Laden mit drei Regalen' },
  'text-bold': { en: 'Large letters', de: 'Große Buchstaben' },
  'text-quiet': { en: 'Quiet letters', de: 'Leise Buchstaben' },
};

const byName = new Map<string, Text>();
const titleOf = new Map<string, Text>(Object.entries(ownTitles));
for (const titles of [formerTitles, ownTitles]) {
  for (const [key, stored] of Object.entries(titles)) {
    const title = titleOf.get(key);
    if (title) byName.set(stored.en, title).set(stored.de, title);
  }
}

const copyWords: Text = { en: 'copy', de: 'Kopie' };

/**
 * A template's name for its reader. It is stored in its author's language; one that is still ours is shown in
 * the reader's, copies included. A name given by a person stays.
 */
export function templateName(stored: string, language: Language): string {
  const [, name = stored, number] = /^(.*) \((?:copy|Kopie)(?: (\d+))?\)$/.exec(stored) ?? [];
  const title = byName.get(name);
  if (!title) return stored;
  return name === stored ? title[language] : `${title[language]} (${copyWords[language]}${number ? ` ${number}` : ''})`;
}
