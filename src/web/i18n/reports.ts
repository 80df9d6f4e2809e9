import { rows } from './texts.ts';

const pages = {
  en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
};

/** Parts of an audit, on the public pages and in the app. */
export const reportTexts = rows({
  outOf: { en: 'of 100', de: 'von 100' },
  scoreMade: { en: 'How this number is made', de: 'Wie diese Zahl entsteht' },
  scoreMadeText: {
    en: 'The mean of all pages. A page with a picture of its own weighs more than one without; a page that could not be read counts 0.',
    de: 'Der Mittelwert aller Seiten. Eine Seite mit eigenem Bild wiegt mehr als eine ohne; eine Seite, die sich nicht lesen ließ, zählt 0.',
  },
  page: { en: 'Page', de: 'Seite' },
  points: { en: 'Points', de: 'Punkte' },
  weight: { en: 'Weight', de: 'Gewicht' },
  scoreSum: {
    en: (sum: string, weights: string) => `${sum} points by weight ÷ ${weights}`,
    de: (sum: string, weights: string) => `${sum} gewichtete Punkte ÷ ${weights}`,
  },
  imageTypes: { en: 'Pictures of the pages', de: 'Bilder der Seiten' },
  onPages: pages,
  forExample: { en: 'For example', de: 'Zum Beispiel' },
  toFixHere: {
    en: (count: number) => (count === 0 ? 'Nothing to fix here' : 'To fix here'),
    de: (count: number) => (count === 0 ? 'Hier ist nichts zu tun' : 'Hier zu tun'),
  },
  allCards: { en: 'All cards and checks of this page', de: 'Alle Karten und Prüfungen dieser Seite' },
  notRead: { en: 'This page could not be read.', de: 'Diese Seite ließ sich nicht lesen.' },
  appFree: { en: 'Free', de: 'Kostenlos' },
  appPaid: { en: 'Paid', de: 'Kostenpflichtig' },
  appFreeThen: {
    en: (range: string) => `Free plan, then ${range} a month`,
    de: (range: string) => `Kostenlos, dann ${range} im Monat`,
  },
  appFrom: { en: (range: string) => `${range} a month`, de: (range: string) => `${range} im Monat` },
  running: { en: 'The audit is under way', de: 'Das Audit läuft' },
  runningText: {
    en: 'We read the pages as each platform does. This page refreshes itself; the result will stand at this address.',
    de: 'Wir lesen die Seiten, wie jede Plattform es tut. Diese Seite lädt sich selbst neu; das Ergebnis steht dann unter dieser Adresse.',
  },
  findingPages: { en: 'Finding the pages', de: 'Seiten werden gesucht' },
  readingPages: { en: 'Reading pages', de: 'Seiten werden gelesen' },
  pagesOf: {
    en: (done: number, all: number) => `${done} of ${pages.en(all)}`,
    de: (done: number, all: number) => `${done} von ${pages.de(all)}`,
  },
});

/** The kind of picture a page has (section 9 weighs by it). */
export const imageTypeTexts = rows({
  none: { en: 'without a picture', de: 'ohne Bild' },
  generic: { en: 'with a shared picture', de: 'mit gemeinsamem Bild' },
  static: { en: 'with a picture of its own', de: 'mit eigenem Bild' },
  dynamic: { en: 'with a drawn picture', de: 'mit gezeichnetem Bild' },
});

/** Where a site's score stands, in one sentence. */
export const siteVerdictTexts = rows({
  good: {
    en: 'Links to this shop look good nearly everywhere.',
    de: 'Links zu diesem Shop sehen fast überall gut aus.',
  },
  fair: {
    en: 'Links to this shop work, and could do better.',
    de: 'Links zu diesem Shop funktionieren und können mehr.',
  },
  poor: { en: 'Links to this shop lose a lot on their way.', de: 'Links zu diesem Shop verlieren unterwegs viel.' },
  bad: {
    en: 'Links to this shop are hardly more than an address.',
    de: 'Links zu diesem Shop sind kaum mehr als eine Adresse.',
  },
});
