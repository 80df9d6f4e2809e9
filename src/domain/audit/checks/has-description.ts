import { metaTag } from '../texts/paste-tag.ts';
import { suggestDescription } from '../texts/suggest-tags.ts';
import { check, passIf } from './check.ts';

export const hasDescription = check({
  id: 'hasDescription',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The link has a page description.', 'The link has no page description.'],
    de: ['Der Link hat eine Seitenbeschreibung.', 'Der Link hat keine Seitenbeschreibung.'],
  },
  advice: {
    en: 'Put an og:description of one or two sentences into the head. Without it Slack may show no card at all.',
    de: 'Setzen Sie eine og:description mit ein bis zwei Sätzen in den Head. Ohne sie zeigt Slack unter Umständen gar keine Karte.',
  },
  shopifyAdvice: {
    en: 'In Shopify: "Search engine listing" of the product or page, field "Meta description"; for the home page Online Store > Preferences.',
    de: 'In Shopify: „Suchmaschinen-Eintrag“ des Produkts oder der Seite, Feld „Meta-Beschreibung“; für die Startseite Onlineshop > Konfiguration.',
  },
  run: ({ seen }) => passIf(seen.description !== null),
  paste: ({ evidence }) =>
    metaTag('og:description', suggestDescription(evidence) ?? 'One or two sentences about what is on this page.'),
});
