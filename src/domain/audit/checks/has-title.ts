import { metaTag } from '../texts/paste-tag.ts';
import { suggestTitle } from '../texts/suggest-tags.ts';
import { check, passIf } from './check.ts';

export const hasTitle = check({
  id: 'hasTitle',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The link has a page title.', 'The link has no page title.'],
    de: ['Der Link hat einen Seitentitel.', 'Der Link hat keinen Seitentitel.'],
  },
  advice: {
    en: 'Put an og:title with the name of the page into the head, without the name of the shop.',
    de: 'Setzen Sie ein og:title mit dem Namen der Seite in den Head, ohne den Namen des Shops.',
  },
  shopifyAdvice: {
    en: 'In Shopify: open the product, collection or page, then "Search engine listing" and fill in the page title.',
    de: 'In Shopify: Produkt, Kategorie oder Seite öffnen und unter „Suchmaschinen-Eintrag“ den Seitentitel ausfüllen.',
  },
  run: ({ seen }) => passIf(seen.title !== null),
  paste: ({ evidence }) => metaTag('og:title', suggestTitle(evidence) ?? 'Name of this page'),
});
