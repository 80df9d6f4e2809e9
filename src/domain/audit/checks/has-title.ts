import { tagToAdd } from '../texts/tag-to-add.ts';
import { check, notApplicable } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasTitle = check({
  id: 'hasTitle',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The link has a page title.', 'The link has no page title.'],
    de: ['Der Link hat einen Seitentitel.', 'Der Link hat keinen Seitentitel.'],
  },
  advice: ({ about }) => {
    const tag = tagToAdd(about, 'title');
    return {
      en: `Put ${tag.en} with the name of the page into the head, without the name of the shop.`,
      de: `Setzen Sie ${tag.de} mit dem Namen der Seite in den Head, ohne den Namen des Shops.`,
    };
  },
  shopifyAdvice: {
    en: 'In Shopify: open the product, collection or page, then "Search engine listing" and fill in the page title.',
    de: 'In Shopify: Produkt, Kategorie oder Seite öffnen und unter „Suchmaschinen-Eintrag“ den Seitentitel ausfüllen.',
  },
  run: (subject) =>
    subject.card.lines.title === 0
      ? notApplicable
      : passIfSeen(subject.seen.title !== null, subject, subject.platform.tags.title),
});
