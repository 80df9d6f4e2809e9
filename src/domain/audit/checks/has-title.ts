import { cannotUse, tagToAdd } from '#domain/audit/texts/tag-to-add.ts';
import { check, notApplicable } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasTitle = check({
  id: 'hasTitle',
  kind: 'meta',
  level: 'warning',
  text: ({ facts, about }) => ({
    en: [
      'The link has a page title.',
      facts.elsewhere === 'yes' ? cannotUse(about, 'title').en : 'The link has no page title.',
    ],
    de: [
      'Der Link hat einen Seitentitel.',
      facts.elsewhere === 'yes' ? cannotUse(about, 'title').de : 'Der Link hat keinen Seitentitel.',
    ],
  }),
  advice: ({ facts, about }) => {
    const tag = tagToAdd(about, 'title');
    const isOnX = facts.needsCard === 'yes' && about.includes('twitter');
    return {
      en: `Add ${tag.en} with the name of the page to the <head>.${isOnX ? ' X also needs twitter:card.' : ''}`,
      de: `Ergänzen Sie im <head> ${tag.de} mit dem Namen der Seite.${isOnX ? ' X braucht außerdem twitter:card.' : ''}`,
    };
  },
  shopifyAdvice: {
    en: 'In Shopify, open the product, collection or page and fill in the page title under “Search engine listing”.',
    de: 'In Shopify: Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ den Seitentitel aus.',
  },
  run: (subject) => {
    const { card, seen, platform, evidence } = subject;
    if (card.lines.title === 0) return notApplicable;
    const found = passIfSeen(seen.title !== null, subject, platform.tags.title);
    if (found.outcome !== 'fail') return found;
    // The page has one, in a tag that this platform does not read.
    const { title, og, twitter } = evidence.meta;
    const elsewhere = (title ?? og.title) === null ? 'no' : 'yes';
    // Without twitter:card, X makes a card only of all three og: tags (platforms/twitter.ts).
    const hasCard = twitter.card !== null || (og.type !== null && og.description !== null);
    return { ...found, facts: { elsewhere, needsCard: hasCard ? 'no' : 'yes' } };
  },
});
