import { tagToAdd } from '#domain/audit/texts/tag-to-add.ts';
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
      en: `Add ${tag.en} with the name of the page to the <head>. Leave out the shop name.`,
      de: `Ergänzen Sie im <head> ${tag.de} mit dem Namen der Seite, ohne den Shopnamen.`,
    };
  },
  shopifyAdvice: {
    en: 'In Shopify, open the product, collection or page and fill in the page title under “Search engine listing”.',
    de: 'In Shopify: Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ den Seitentitel aus.',
  },
  run: (subject) =>
    subject.card.lines.title === 0
      ? notApplicable
      : passIfSeen(subject.seen.title !== null, subject, subject.platform.tags.title),
});
