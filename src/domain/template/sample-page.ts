// A page to draw with while a route has none: the shop's own name and address, and a placeholder text. Built as HTML
// and read like any page, so that it has every field of a page.
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { CardKind } from './base-template.ts';

const titles: Record<CardKind, Record<Language, string>> = {
  product: { en: 'Your product’s name', de: 'Der Name Ihres Produkts' },
  collection: { en: 'Your collection’s name', de: 'Der Name Ihrer Kategorie' },
  blog: { en: 'Your article’s headline', de: 'Die Überschrift Ihres Artikels' },
  page: { en: 'Your page’s title', de: 'Der Titel Ihrer Seite' },
  home: { en: 'Your shop’s name', de: 'Der Name Ihres Shops' },
};
const description: Record<Language, string> = {
  en: 'Two lines about what people find on this page, and why it’s worth a visit.',
  de: 'Zwei Zeilen darüber, was es hier zu sehen gibt und warum sich der Besuch lohnt.',
};

export function samplePage(kind: CardKind, language: Language, siteUrl = 'https://shop.example'): MetaTagData {
  const price =
    kind === 'product'
      ? '<meta property="product:price:amount" content="49.00"><meta property="product:price:currency" content="EUR">'
      : '';
  const html = `<html lang="${language}"><head><meta property="og:title" content="${titles[kind][language]}">
    <meta property="og:description" content="${description[language]}">${price}</head></html>`;
  return extractMeta({ body: new TextEncoder().encode(html), url: siteUrl, contentType: 'text/html; charset=utf-8' });
}
