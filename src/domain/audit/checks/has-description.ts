import { cannotUse, tagToAdd } from '#domain/audit/texts/tag-to-add.ts';
import { check, notApplicable, type Subject } from './check.ts';
import { passIfSeen, whyWithheld } from './find-cause.ts';

/** Where there is no card at all, a description is missed only if it would bring one. */
const isMissed = (subject: Subject): boolean =>
  subject.shown !== 'no-card' || whyWithheld(subject) === 'hasDescription';

export const hasDescription = check({
  id: 'hasDescription',
  kind: 'meta',
  level: 'warning',
  text: ({ facts, about }) => ({
    en: [
      'The link has a page description.',
      facts.elsewhere === 'yes' ? cannotUse(about, 'description').en : 'The link has no page description.',
    ],
    de: [
      'Der Link hat eine Seitenbeschreibung.',
      facts.elsewhere === 'yes' ? cannotUse(about, 'description').de : 'Der Link hat keine Seitenbeschreibung.',
    ],
  }),
  advice: ({ about }) => {
    const tag = tagToAdd(about, 'description');
    const isSlack = about.includes('slack');
    return {
      en: `Add ${tag.en} of one or two sentences to the <head>.${isSlack ? ' Without it, Slack may show no card at all.' : ''}`,
      de: `Ergänzen Sie im <head> ${tag.de} mit ein bis zwei Sätzen.${isSlack ? ' Sonst zeigt Slack womöglich gar keine Karte.' : ''}`,
    };
  },
  shopifyAdvice: {
    en: 'In Shopify, open the product or page and fill in “Meta description” under “Search engine listing”. For the home page, go to Online Store > Preferences.',
    de: 'In Shopify: Öffnen Sie das Produkt oder die Seite und füllen Sie unter „Suchmaschinen-Eintrag“ die „Meta-Beschreibung“ aus. Für die Startseite: Onlineshop > Konfiguration.',
  },
  // Not on platforms, or in layouts, that show none.
  run: (subject) => {
    const { card, seen, platform } = subject;
    const isMissing = seen.description === null;
    if (card.lines.description === 0 || seen.isOembed) return notApplicable;
    if (isMissing && (platform.usesPageText || !isMissed(subject))) return notApplicable;
    const found = passIfSeen(!isMissing, subject, platform.tags.description);
    if (found.outcome !== 'fail') return found;
    const { description, og } = subject.evidence.meta;
    return { ...found, facts: { elsewhere: (description || og.description || null) === null ? 'no' : 'yes' } };
  },
});
