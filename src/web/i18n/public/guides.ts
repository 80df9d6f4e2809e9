import { rows } from '../texts.ts';

/** The guides: /platforms and /fixes. */
export const guideTexts = rows({
  platformsHeading: { en: 'How every platform reads your link', de: 'Wie jede Plattform Ihren Link liest' },
  platformsLead: {
    en: 'Each platform reads other tags, stops at another place and keeps the card for another time. These are the rules our audits judge by, with their sources.',
    de: 'Jede Plattform liest andere Tags, hört an anderer Stelle auf und behält die Karte unterschiedlich lange. Nach diesen Regeln urteilen unsere Audits, mit Quellen.',
  },
  fixesHeading: { en: 'Fix your link previews', de: 'Linkvorschauen in Ordnung bringen' },
  fixesLead: {
    en: 'What each finding means, who looks at it, and how to fix it in Shopify, WordPress, TYPO3 or by hand.',
    de: 'Was jeder Befund bedeutet, wer darauf achtet und wie Sie ihn in Shopify, WordPress, TYPO3 oder von Hand beheben.',
  },
  imageFixes: { en: 'The image', de: 'Das Bild' },
  wordFixes: { en: 'Texts and tags', de: 'Texte und Tags' },

  platformTitle: {
    en: (name: string) => `How ${name} shows links`,
    de: (name: string) => `So zeigt ${name} Links`,
  },
  platformLead: {
    en: (name: string) =>
      `Which tags ${name} reads and in which order, where it stops, how the card looks, and how sure we are of each rule.`,
    de: (name: string) =>
      `Welche Tags ${name} liest und in welcher Reihenfolge, wo Schluss ist, wie die Karte aussieht und wie sicher wir uns bei jeder Regel sind.`,
  },
  closed: {
    en: (name: string) => `${name} no longer exists. Its cards are shown for comparison and count in no score.`,
    de: (name: string) =>
      `${name} gibt es nicht mehr. Seine Karten dienen dem Vergleich und zählen in keiner Punktzahl.`,
  },
  undocumented: {
    en: (name: string) => `Nobody documents how ${name} makes its cards. They are shown and count in no score.`,
    de: (name: string) =>
      `Wie ${name} Karten macht, dokumentiert niemand. Sie werden gezeigt und zählen in keiner Punktzahl.`,
  },
  examples: { en: 'Examples', de: 'Beispiele' },
  exampleDrawn: { en: 'With an image made for sharing', de: 'Mit einem fürs Teilen gemachten Bild' },
  exampleDark: { en: 'The same in dark colours', de: 'Dasselbe in dunklen Farben' },
  examplePhoto: { en: 'With an upright product photo', de: 'Mit hochkantem Produktfoto' },
  exampleNone: { en: 'Without an image', de: 'Ohne Bild' },
  reading: { en: 'How it reads the page', de: 'Wie die Seite gelesen wird' },
  words: { en: 'Texts', de: 'Texte' },
  image: { en: 'The image', de: 'Das Bild' },
  after: { en: 'When it looks again', de: 'Wann neu gelesen wird' },
  imageOf: { en: 'Image', de: 'Bild' },
  cardOf: { en: 'Card', de: 'Karte' },
  why: { en: 'Why', de: 'Warum' },
  refreshTool: { en: (name: string) => `Open ${name}`, de: (name: string) => `${name} öffnen` },
  checks: { en: 'What counts here', de: 'Was hier zählt' },
  checksLead: {
    en: 'The checks behind the points, with their weight.',
    de: 'Die Prüfungen hinter den Punkten, mit ihrem Gewicht.',
  },
  sources: { en: 'Sources', de: 'Quellen' },
  sourcesLead: {
    en: 'A rule without a source is an assumption and says so.',
    de: 'Eine Regel ohne Quelle ist eine Annahme und so gekennzeichnet.',
  },
  noSources: {
    en: 'No source yet: every rule is an assumption.',
    de: 'Noch keine Quelle: Jede Regel ist eine Annahme.',
  },
  reportCard: { en: 'Seen another card? Tell us', de: 'Andere Karte gesehen? Sagen Sie es uns' },
  howSure: { en: 'How right these rules are', de: 'Wie richtig diese Regeln sind' },
  tryIt: { en: 'Preview a link', de: 'Link ansehen' },
  allPlatforms: { en: 'All platforms', de: 'Alle Plattformen' },
  allFixes: { en: 'All fixes', de: 'Alle Lösungen' },

  meaning: { en: 'What it means', de: 'Was es bedeutet' },
  who: { en: 'Who looks at it', de: 'Wer darauf achtet' },
  platform: { en: 'Platform', de: 'Plattform' },
  ownNumber: { en: 'Its own number', de: 'Eigene Grenze' },
  weight: { en: 'Weight', de: 'Gewicht' },
  advice: { en: 'advice', de: 'Hinweis' },
  everyPlatform: { en: 'Every platform', de: 'Jede Plattform' },
  howTo: { en: 'How to fix it', de: 'So beheben Sie es' },
  byHand: { en: 'By hand', de: 'Von Hand' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  intoHead: { en: 'Into the <head> of the page', de: 'In den <head> der Seite' },
  onTheServer: { en: 'In a terminal', de: 'Im Terminal' },
  thenRefresh: {
    en: 'Platforms keep old cards for a while: each guide says how to make them look again.',
    de: 'Plattformen behalten alte Karten eine Weile: Jeder Ratgeber sagt, wie sie neu gelesen werden.',
  },
  fixTitle: { en: (title: string) => `${title}: how to fix it`, de: (title: string) => `${title}: so beheben Sie es` },
});

export const ruleTexts = rows({
  userAgent: { en: 'Who asks', de: 'Wer fragt' },
  robots: { en: 'robots.txt', de: 'robots.txt' },
  window: { en: 'How far it reads', de: 'Wie weit gelesen wird' },
  redirects: { en: 'Redirects', de: 'Weiterleitungen' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  siteName: { en: 'Name of the site', de: 'Name der Website' },
  image: { en: 'Image', de: 'Bild' },
  fallbackImage: { en: 'If no tag names an image', de: 'Wenn kein Tag ein Bild nennt' },
  twitterCard: { en: 'twitter:card', de: 'twitter:card' },
  types: { en: 'Formats', de: 'Formate' },
  bytes: { en: 'File size', de: 'Dateigröße' },
  size: { en: 'Width and height', de: 'Breite und Höhe' },
  layout: { en: 'Which card', de: 'Welche Karte' },
  cut: { en: 'Where texts are cut', de: 'Wo Texte enden' },
  lines: { en: 'Lines', de: 'Zeilen' },
  host: { en: 'Domain', de: 'Domain' },
  withholds: { en: 'When there is no card', de: 'Wann es keine Karte gibt' },
  cache: { en: 'How long it keeps the card', de: 'Wie lange die Karte bleibt' },
});

export const evidenceTexts = rows({
  documented: { en: 'documented', de: 'dokumentiert' },
  code: { en: 'client’s code', de: 'Quelltext' },
  observed: { en: 'observed', de: 'beobachtet' },
  assumed: { en: 'assumed', de: 'angenommen' },
});

export const layoutTexts = rows({
  lg: { en: 'large image', de: 'großes Bild' },
  sm: { en: 'small image', de: 'kleines Bild' },
  'sm-portrait': { en: 'small, upright', de: 'klein, hochkant' },
  'sm-square': { en: 'small square', de: 'kleines Quadrat' },
  none: { en: 'no image', de: 'kein Bild' },
  hidden: { en: 'image hidden', de: 'Bild ausgeblendet' },
});
