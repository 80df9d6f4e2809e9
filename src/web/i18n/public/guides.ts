import { rows } from '#web/i18n/texts.ts';

/** The guides: /platforms and /fixes. */
export const guideTexts = rows({
  platformsHeading: { en: 'How each platform shows your links', de: 'So zeigt jede Plattform Ihre Links' },
  platformsLead: {
    en: 'Every platform reads different tags, stops at a different point and caches the card for a different length of time. These are the rules behind our audits, with sources.',
    de: 'Jede Plattform liest andere Tags, hört an anderer Stelle auf und speichert die Karte unterschiedlich lange. Das sind die Regeln, nach denen wir prüfen, mit Quellen.',
  },
  fixesHeading: { en: 'Fix your link previews', de: 'Linkvorschauen in Ordnung bringen' },
  fixesLead: {
    en: 'What each result means, which platforms care, and how to fix it in Shopify, WordPress, TYPO3 or your own code.',
    de: 'Was jedes Ergebnis bedeutet, welche Plattformen darauf achten und wie Sie es in Shopify, WordPress, TYPO3 oder im eigenen Code beheben.',
  },
  imageFixes: { en: 'The image', de: 'Das Bild' },
  wordFixes: { en: 'Text and tags', de: 'Texte und Tags' },

  platformTitle: {
    en: (name: string) => `How ${name} shows links`,
    de: (name: string) => `So zeigt ${name} Links`,
  },
  platformLead: {
    en: (name: string) =>
      `Which tags ${name} reads first, how far it reads, what the card looks like, and how sure we are of each rule.`,
    de: (name: string) =>
      `Welche Tags ${name} zuerst liest und wie weit, wie die Karte aussieht und wie sicher wir uns bei jeder Regel sind.`,
  },
  additional: {
    en: (name: string) => `${name} has a card and a score of its own. It doesn’t count towards the score of a page.`,
    de: (name: string) =>
      `${name} hat eine eigene Karte und eine eigene Punktzahl. In die Punktzahl einer Seite geht sie nicht ein.`,
  },
  closed: {
    en: (name: string) => `${name} has shut down. Its cards are here for comparison and don’t count towards a score.`,
    de: (name: string) =>
      `${name} gibt es nicht mehr. Seine Karten dienen dem Vergleich und zählen bei der Punktzahl nicht mit.`,
  },
  undocumented: {
    en: (name: string) => `${name} doesn’t document its cards. We show them, but they don’t count towards a score.`,
    de: (name: string) =>
      `${name} dokumentiert seine Karten nicht. Wir zeigen sie, aber sie zählen bei der Punktzahl nicht mit.`,
  },
  examples: { en: 'Examples', de: 'Beispiele' },
  exampleDrawn: { en: 'With an image made for sharing', de: 'Mit einem fürs Teilen gestalteten Bild' },
  exampleDark: { en: 'The same in dark mode', de: 'Dasselbe im Dunkelmodus' },
  examplePhoto: { en: 'With a portrait product photo', de: 'Mit einem Produktfoto im Hochformat' },
  exampleNone: { en: 'Without an image', de: 'Ohne Bild' },
  reading: { en: 'Reading the page', de: 'Wie die Seite gelesen wird' },
  words: { en: 'Text', de: 'Texte' },
  image: { en: 'The image', de: 'Das Bild' },
  after: { en: 'Refreshing the card', de: 'Karte aktualisieren' },
  imageOf: { en: 'Image', de: 'Bild' },
  cardOf: { en: 'Card', de: 'Karte' },
  why: { en: 'Why', de: 'Warum' },
  refreshTool: { en: (name: string) => `Open ${name}`, de: (name: string) => `${name} öffnen` },
  checks: { en: 'What counts here', de: 'Was hier zählt' },
  checksLead: {
    en: 'The checks that make up the score, with their weight.',
    de: 'Die Prüfungen, aus denen die Punktzahl entsteht, mit ihrem Gewicht.',
  },
  weights: { en: 'Show checks and weights', de: 'Prüfungen und Gewichte zeigen' },
  sources: { en: 'Sources', de: 'Quellen' },
  sourcesLead: {
    en: 'Rules without a source are marked as assumed.',
    de: 'Regeln ohne Quelle sind als angenommen gekennzeichnet.',
  },
  noSources: {
    en: 'No sources yet. Every rule is assumed.',
    de: 'Noch keine Quellen. Alle Regeln sind angenommen.',
  },
  against: { en: 'Says otherwise:', de: 'Anders:' },
  years: { en: (years: number) => `${years} years old`, de: (years: number) => `${years} Jahre alt` },
  undated: {
    en: (month: string) => `undated, read ${month}`,
    de: (month: string) => `ohne Datum, gelesen im ${month}`,
  },
  variants: { en: 'Where it looks different', de: 'Wo es anders aussieht' },
  variantsLead: {
    en: (client: string) => `What the cards on this page show: ${client}.`,
    de: (client: string) => `Das zeigen die Karten auf dieser Seite: ${client}.`,
  },
  yearsOld: {
    en: (years: number) => `${years} years old, the platform may have changed since`,
    de: (years: number) => `${years} Jahre alt, die Plattform kann sich seitdem geändert haben`,
  },
  reportCard: { en: 'Seen a different card? Tell us', de: 'Sieht die Karte bei Ihnen anders aus? Sagen Sie es uns' },
  howSure: { en: 'How accurate these rules are', de: 'Wie genau diese Regeln sind' },
  tryIt: { en: 'Preview a link', de: 'Link prüfen' },
  allPlatforms: { en: 'All platforms', de: 'Alle Plattformen' },
  allFixes: { en: 'All fixes', de: 'Alle Lösungen' },

  meaning: { en: 'What it means', de: 'Was es bedeutet' },
  wrong: { en: 'Wrong', de: 'Falsch' },
  right: { en: 'Right', de: 'Richtig' },
  who: { en: 'Which platforms care, and how much', de: 'Welche Plattformen darauf achten und wie sehr' },
  platform: { en: 'Platform', de: 'Plattform' },
  ownNumber: { en: 'Limit', de: 'Grenze' },
  weight: { en: 'Weight', de: 'Gewicht' },
  advice: { en: 'tip', de: 'Hinweis' },
  everyPlatform: { en: 'Every platform', de: 'Alle Plattformen' },
  howTo: { en: 'How to fix it', de: 'So beheben Sie es' },
  byHand: { en: 'In your own code', de: 'Im eigenen Code' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  showCode: { en: 'Show the code', de: 'Code zeigen' },
  intoHead: { en: 'Paste into the page’s <head>', de: 'In den <head> der Seite einfügen' },
  onTheServer: { en: 'In a terminal', de: 'Im Terminal' },
  thenRefresh: {
    en: 'Platforms keep old cards for a while. Each platform’s guide says how to refresh them.',
    de: 'Plattformen behalten alte Karten eine Weile. Wie Sie sie aktualisieren, steht im Ratgeber zur jeweiligen Plattform.',
  },
  fixTitle: { en: (title: string) => `${title}: how to fix it`, de: (title: string) => `${title}: So beheben Sie es` },
});

export const ruleTexts = rows({
  userAgent: { en: 'Crawler', de: 'Crawler' },
  robots: { en: 'robots.txt', de: 'robots.txt' },
  window: { en: 'How far it reads', de: 'Wie weit gelesen wird' },
  redirects: { en: 'Redirects', de: 'Weiterleitungen' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  siteName: { en: 'Site name', de: 'Name der Website' },
  image: { en: 'Image', de: 'Bild' },
  imageAddress: { en: 'Image URL', de: 'Bildadresse' },
  fallbackImage: { en: 'If no tag sets an image', de: 'Wenn kein Meta-Tag ein Bild nennt' },
  twitterCard: { en: 'twitter:card', de: 'twitter:card' },
  types: { en: 'Formats', de: 'Formate' },
  bytes: { en: 'File size', de: 'Dateigröße' },
  size: { en: 'Dimensions', de: 'Breite und Höhe' },
  layout: { en: 'Layout', de: 'Darstellung' },
  cut: { en: 'Text limits', de: 'Textlänge' },
  lines: { en: 'Lines', de: 'Zeilen' },
  host: { en: 'Domain', de: 'Domain' },
  whyNoCard: { en: 'When there’s no card', de: 'Wann es keine Karte gibt' },
  cache: { en: 'Cache', de: 'Wie lange die Karte bleibt' },
});

export const evidenceTexts = rows({
  documented: { en: 'documented', de: 'dokumentiert' },
  code: { en: 'source code', de: 'Quellcode' },
  observed: { en: 'observed', de: 'beobachtet' },
  assumed: { en: 'assumed', de: 'angenommen' },
});

export const layoutTexts = rows({
  lg: { en: 'large image', de: 'großes Bild' },
  sm: { en: 'small image', de: 'kleines Bild' },
  'sm-portrait': { en: 'small, portrait', de: 'klein, Hochformat' },
  'sm-square': { en: 'small square', de: 'kleines Quadrat' },
  none: { en: 'no image', de: 'kein Bild' },
  hidden: { en: 'image hidden', de: 'Bild ausgeblendet' },
});
