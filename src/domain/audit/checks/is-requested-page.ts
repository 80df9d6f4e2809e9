import { type InsteadKind, pageInstead } from '#domain/audit/emulation/page-instead.ts';
import type { Text } from '#domain/language.ts';
import { check, fail, pass } from './check.ts';

const texts: Record<InsteadKind, { found: Text; advice: (url: string) => Text }> = {
  login: {
    found: { en: 'The link leads to a login page.', de: 'Der Link führt auf eine Anmeldeseite.' },
    advice: (url) => ({
      en: `Crawlers can’t log in, so platforms show the card of ${url}. Make the page public, or share another link.`,
      de: `Crawler können sich nicht anmelden. Deshalb erscheint die Karte von ${url}. Machen Sie die Seite öffentlich oder teilen Sie einen anderen Link.`,
    }),
  },
  consent: {
    found: {
      en: 'The link leads to a page that asks for consent or age.',
      de: 'Der Link führt auf eine Seite, die nach Zustimmung oder Alter fragt.',
    },
    advice: (url) => ({
      en: `Crawlers can’t answer it, so platforms show the card of ${url}. Ask on top of the page instead of redirecting, or let crawlers through.`,
      de: `Crawler können nicht antworten. Deshalb erscheint die Karte von ${url}. Fragen Sie auf der Seite selbst statt mit einer Weiterleitung, oder lassen Sie Crawler durch.`,
    }),
  },
  error: {
    found: { en: 'The link shows an error page.', de: 'Der Link zeigt eine Fehlerseite.' },
    advice: () => ({
      en: 'Its title says that the page doesn’t exist. Check the address, or redirect it to the page that took its place.',
      de: 'Laut Titel gibt es die Seite nicht. Prüfen Sie die Adresse oder leiten Sie sie auf die Nachfolgeseite weiter.',
    }),
  },
  closed: {
    found: {
      en: 'The site shows a “coming soon” or maintenance page.',
      de: 'Die Website zeigt eine Platzhalter- oder Wartungsseite.',
    },
    advice: () => ({
      en: 'Platforms show its card until the site is open. Many keep it for days, so open the site before you share links.',
      de: 'Bis zur Freischaltung erscheint deren Karte, und viele Plattformen merken sie sich tagelang. Schalten Sie die Website frei, bevor Sie Links teilen.',
    }),
  },
  refresh: {
    found: { en: 'The page only forwards to another one.', de: 'Die Seite leitet nur auf eine andere weiter.' },
    advice: (url) => ({
      en: `Browsers go on to ${url}. Most crawlers stay here and find nothing. Redirect on the server (301), or share that address.`,
      de: `Browser landen auf ${url}. Die meisten Crawler bleiben hier und finden nichts. Leiten Sie auf dem Server weiter (301) oder teilen Sie gleich jene Adresse.`,
    }),
  },
};

const isKind = (value: unknown): value is InsteadKind => typeof value === 'string' && Object.hasOwn(texts, value);

/** Whether the card is about the requested page: otherwise nothing else on it matters. */
export const isRequestedPage = check({
  id: 'isRequestedPage',
  kind: 'meta',
  level: 'error',
  text: ({ facts }) => {
    const { found } = texts[isKind(facts.kind) ? facts.kind : 'error'];
    return { en: ['The link leads to its page.', found.en], de: ['Der Link führt auf seine Seite.', found.de] };
  },
  advice: ({ facts }) => texts[isKind(facts.kind) ? facts.kind : 'error'].advice(String(facts.url ?? '')),
  run: ({ evidence }) => {
    const instead = pageInstead(evidence);
    return instead === null ? pass() : fail({ kind: instead.kind, url: instead.url });
  },
});
