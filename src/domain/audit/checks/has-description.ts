import { tagToAdd } from '../texts/tag-to-add.ts';
import { check, notApplicable } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasDescription = check({
  id: 'hasDescription',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The link has a page description.', 'The link has no page description.'],
    de: ['Der Link hat eine Seitenbeschreibung.', 'Der Link hat keine Seitenbeschreibung.'],
  },
  advice: ({ about }) => {
    const tag = tagToAdd(about, 'description');
    const isSlack = about.includes('slack');
    return {
      en: `Put ${tag.en} of one or two sentences into the head.${isSlack ? ' Without it Slack may show no card at all.' : ''}`,
      de: `Setzen Sie ${tag.de} mit ein bis zwei Sätzen in den Head.${isSlack ? ' Ohne sie zeigt Slack unter Umständen gar keine Karte.' : ''}`,
    };
  },
  shopifyAdvice: {
    en: 'In Shopify: "Search engine listing" of the product or page, field "Meta description"; for the home page Online Store > Preferences.',
    de: 'In Shopify: „Suchmaschinen-Eintrag“ des Produkts oder der Seite, Feld „Meta-Beschreibung“; für die Startseite Onlineshop > Konfiguration.',
  },
  // Not on platforms, or in layouts, that show none.
  run: (subject) =>
    subject.card.lines.description === 0
      ? notApplicable
      : passIfSeen(subject.seen.description !== null, subject, subject.platform.tags.description),
});
