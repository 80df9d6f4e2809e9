import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '#web/i18n/texts.ts';

/** Any link on every platform: /preview. */
export const previewTexts = rows({
  heading: { en: 'See how your link looks when it’s shared', de: 'So sieht Ihr Link beim Teilen aus' },
  lead: {
    en: `Paste a URL to see it on ${knownPlatforms.length} platforms, with a score and what to fix first. No account needed.`,
    de: `Fügen Sie eine Adresse ein. Sie sehen ${knownPlatforms.length} Plattformen, eine Punktzahl und was Sie als Erstes tun sollten. Ohne Konto.`,
  },
  address: { en: 'Page URL', de: 'Adresse der Seite' },
  placeholder: { en: 'your-shop.com/products/lamp', de: 'ihr-shop.de/products/lampe' },
  show: { en: 'Show previews', de: 'Vorschau anzeigen' },
  looking: { en: 'Checking…', de: 'Wird geprüft …' },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
  cutShort: {
    en: 'The connection was lost. Below is what we know so far.',
    de: 'Die Verbindung ist abgebrochen. Unten sehen Sie, was bis dahin bekannt war.',
  },
  noAddress: {
    en: 'Enter the URL of a page, for example your-shop.com.',
    de: 'Geben Sie die Adresse einer Seite ein, zum Beispiel ihr-shop.de.',
  },
  addressTooLong: {
    en: 'This URL is longer than 2,000 characters. Enter a shorter one.',
    de: 'Diese Adresse ist länger als 2.000 Zeichen. Geben Sie eine kürzere ein.',
  },
  exampleTitle: { en: 'An example', de: 'Ein Beispiel' },
  exampleLead: {
    en: 'A page from our sample shop, checked by the same rules as yours.',
    de: 'Eine Seite aus unserem Beispielshop, nach denselben Regeln geprüft wie Ihre.',
  },
  exampleShop: { en: 'See the whole sample shop', de: 'Den ganzen Beispielshop ansehen' },
  tryOne: { en: 'Or try one of these', de: 'Oder probieren Sie eine dieser Seiten' },
  noScript: { en: 'Show the finished result', de: 'Fertiges Ergebnis anzeigen' },

  resultTitle: {
    en: (address: string) => `How ${address} looks when shared · Linkbild`,
    de: (address: string) => `So sieht ${address} beim Teilen aus · Linkbild`,
  },
  resultImage: {
    en: (address: string) => `${address} and its score`,
    de: (address: string) => `${address} mit Punktzahl`,
  },
  resultDescription: {
    en: (score: number, count: number) =>
      `${score} of 100 points, ${count === 1 ? 'one thing' : `${count} things`} to fix, ${knownPlatforms.length} platforms side by side.`,
    de: (score: number, count: number) =>
      `${score} von 100 Punkten, ${count === 1 ? 'eine Empfehlung' : `${count} Empfehlungen`}, ${knownPlatforms.length} Plattformen nebeneinander.`,
  },
  resultOf: { en: 'Preview of', de: 'Vorschau von' },
  redirectedTo: { en: 'Redirects to', de: 'Leitet weiter zu' },
  outOf: { en: 'of 100 points', de: 'von 100 Punkten' },
  lookAgain: { en: 'Re-check', de: 'Neu prüfen' },
  copyLink: { en: 'Copy link', de: 'Link kopieren' },
  linkCopied: { en: 'Copied', de: 'Kopiert' },
  overview: { en: 'Five platforms at a glance', de: 'Top 5 auf einen Blick' },
  close: { en: 'Close', de: 'Schließen' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  pasteTitle: { en: 'Code to copy', de: 'Code zum Kopieren' },

  mostImportant: { en: 'Fix this first', de: 'Zuerst beheben' },
  consequences: { en: 'The same fix covers:', de: 'Damit ist auch behoben:' },
  scoreMade: { en: 'How the score is calculated', de: 'So entsteht die Punktzahl' },
  scoreMean: {
    en: (count: number) => (count === 1 ? 'One platform.' : `The average of ${count} platforms:`),
    de: (count: number) => (count === 1 ? 'Eine Plattform.' : `Der Durchschnitt von ${count} Plattformen:`),
  },
  nothingToFix: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  nothingToFixText: {
    en: 'The page passes every check that counts.',
    de: 'Die Seite besteht jede Prüfung, die zählt.',
  },
  fixFirst: { en: 'What to fix, most important first', de: 'Empfehlungen' },
  tips: { en: 'Nice to have', de: 'Wenn Sie Zeit haben' },
  tipsText: { en: 'These don’t change the score.', de: 'Die Punktzahl ändert sich dadurch nicht.' },
  stillLooking: { en: 'Still checking', de: 'Wird noch geprüft' },
  hurts: {
    en: (count: number) => (count === 1 ? '1 platform' : `${count} platforms`),
    de: (count: number) => (count === 1 ? '1 Plattform' : `${count} Plattformen`),
  },
  hurtsNames: { en: 'Affects', de: 'Betrifft' },

  editTags: { en: 'Edit tags', de: 'Tags bearbeiten' },
  tryFix: { en: 'Try it on the cards', de: 'An den Karten ausprobieren' },
  changedCard: { en: 'changed', de: 'geändert' },
  download: {
    en: (platform: string) => `Download the ${platform} card as a PNG`,
    de: (platform: string) => `Karte von ${platform} als PNG herunterladen`,
  },
  notDrawn: {
    en: 'Your browser couldn’t save the card. Take a screenshot instead.',
    de: 'Ihr Browser konnte die Karte nicht speichern. Machen Sie stattdessen einen Screenshot.',
  },
  compareWith: { en: 'Compare with another URL', de: 'Mit einer anderen Adresse vergleichen' },
  otherAddress: { en: 'Other URL', de: 'Andere Adresse' },
  pasteHtml: { en: 'Paste HTML instead', de: 'Stattdessen HTML einfügen' },
  pastedPage: { en: 'Pasted HTML', de: 'Eingefügtes HTML' },

  platforms: { en: 'Platform by platform', de: 'Plattform für Plattform' },
  theme: { en: 'Card colours', de: 'Farben der Karten' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  device: { en: 'Device', de: 'Gerät' },
  desktop: { en: 'Desktop', de: 'Desktop' },
  phone: { en: 'Phone', de: 'Smartphone' },
  undocumented: { en: 'Not counted', de: 'Zählt nicht mit' },
  discontinued: { en: 'Discontinued', de: 'Eingestellt' },
  points: {
    en: (score: number) => (score === 1 ? '1 point' : `${score} points`),
    de: (score: number) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  },
  todo: {
    en: (count: number) =>
      count === 0 ? 'nothing to fix' : count === 1 ? 'one thing to fix' : `${count} things to fix`,
    de: (count: number) =>
      count === 0 ? 'keine Empfehlung' : count === 1 ? 'eine Empfehlung' : `${count} Empfehlungen`,
  },
  why: { en: 'Why it looks like this', de: 'Warum sie so aussieht' },
  origins: { en: 'Where it comes from', de: 'Woher das kommt' },
  originFields: {
    en: (field: 'title' | 'description' | 'image' | 'siteName') =>
      ({ title: 'Title', description: 'Description', image: 'Image', siteName: 'Site name' })[field],
    de: (field: 'title' | 'description' | 'image' | 'siteName') =>
      ({ title: 'Titel', description: 'Beschreibung', image: 'Bild', siteName: 'Name der Website' })[field],
  },
  origin: {
    en: (tag: string, byte: string | null) => (byte === null ? tag : `${tag}, byte ${byte}`),
    de: (tag: string, byte: string | null) => (byte === null ? tag : `${tag}, Byte ${byte}`),
  },
  noOrigin: { en: 'nothing', de: 'nichts' },
  ignored: {
    en: (why: 'window' | 'head' | 'attribute' | 'other-first' | 'not-read', name: string) =>
      ({
        window: `too far down for ${name}`,
        head: 'outside the <head>',
        attribute: 'in the wrong attribute',
        'other-first': 'another one comes first',
        'not-read': `${name} doesn’t read it`,
      })[why],
    de: (why: 'window' | 'head' | 'attribute' | 'other-first' | 'not-read', name: string) =>
      ({
        window: `zu weit unten für ${name}`,
        head: 'außerhalb des <head>',
        attribute: 'im falschen Attribut',
        'other-first': 'ein anderes hat Vorrang',
        'not-read': `${name} liest es nicht`,
      })[why],
  },
  checks: { en: 'The checks behind the score', de: 'Die Prüfungen hinter der Punktzahl' },
  sum: {
    en: (passed: string, all: string) => `Checks passed: ${passed} of ${all}`,
    de: (passed: string, all: string) => `Bestandene Prüfungen: ${passed} von ${all}`,
  },
  weight: { en: (weight: string) => `weight ${weight}`, de: (weight: string) => `Gewicht ${weight}` },
  advisory: { en: 'tip, not counted', de: 'Hinweis, zählt nicht mit' },
  passed: { en: 'Passed', de: 'Bestanden' },
  notPassed: { en: 'Failed', de: 'Nicht bestanden' },

  fetches: { en: 'How crawlers got the page', de: 'Wie Crawler die Seite bekommen haben' },
  fetchesLead: {
    en: (count: number) =>
      `${count === 1 ? '1 request' : `${count} requests, each`} under the name of a crawler. For developers.`,
    de: (count: number) =>
      `${count === 1 ? '1 Abruf' : `${count} Abrufe, jeder`} unter dem Namen eines Crawlers. Für Entwickler.`,
  },
  fetchedAs: { en: 'Requested as', de: 'Abgerufen als' },
  ownName: { en: 'Linkbild itself', de: 'Linkbild selbst' },
  fetchAnswer: { en: 'Answer', de: 'Antwort' },
  fetchSize: { en: 'Read', de: 'Gelesen' },
  fetchTime: { en: 'Time', de: 'Dauer' },
  fetchGoesOn: { en: 'and more', de: 'und mehr' },
  tags: { en: 'All tags on the page', de: 'Alle Tags der Seite' },
  tagsLead: {
    en: (count: number) =>
      `${count === 1 ? '1 tag: where it is' : `${count} tags: where each one is`}, who added it and who reads it.`,
    de: (count: number) =>
      `${count === 1 ? '1 Tag: wo es ist' : `${count} Tags: wo jedes ist`}, woher es kommt und wer es liest.`,
  },
  source: { en: 'The source, with these tags marked', de: 'Der Quelltext mit diesen Tags' },
  sourceLead: {
    en: 'The tags as your server sends them, in their order, and how much other code is between them.',
    de: 'Die Tags, wie Ihr Server sie sendet, in ihrer Reihenfolge, und wie viel anderer Code dazwischen steht.',
  },
  otherCode: {
    en: (bytes: string) => `${bytes} bytes of other code`,
    de: (bytes: string) => `${bytes} Bytes anderer Code`,
  },
  endOfHead: { en: 'End of the <head>', de: 'Ende des <head>' },
  noTags: { en: 'The page has no tags for link previews.', de: 'Die Seite hat keine Tags für Linkvorschauen.' },
  tag: { en: 'Tag', de: 'Tag' },
  position: { en: 'At byte', de: 'Ab Byte' },
  writtenBy: { en: 'Added by', de: 'Stammt von' },
  readBy: { en: 'Read by', de: 'Gelesen von' },
  duplicate: { en: 'duplicate', de: 'doppelt' },
  unknownWriter: { en: 'the page', de: 'der Seite' },
  everybody: { en: 'every platform', de: 'allen Plattformen' },
  allBut: { en: (names: string) => `all except ${names}`, de: (names: string) => `allen außer ${names}` },
  nobody: { en: 'no platform', de: 'keiner Plattform' },
  missedBy: { en: 'Missed by', de: 'Übersehen von' },
  inBody: { en: 'in the <body>', de: 'im <body>' },

  refresh: { en: 'Refresh platform caches', de: 'Karten auf den Plattformen aktualisieren' },
  refreshLead: {
    en: 'Platforms keep a copy of your card. After a fix, this is how you refresh it.',
    de: 'Plattformen speichern Ihre Karte. So aktualisieren Sie sie nach einer Änderung.',
  },
});

/** For screen readers, and shown beside the bar, while the page is being read. */
export const stageTexts = rows({
  asking: { en: 'Reading the page…', de: 'Seite wird gelesen …' },
  meta: { en: 'Cards are ready. Measuring the images…', de: 'Karten sind da. Bilder werden vermessen …' },
  images: {
    en: 'Loading the images the way each platform does…',
    de: 'Bilder werden geladen, wie jede Plattform es tut …',
  },
  reach: { en: 'Done.', de: 'Fertig.' },
});

/** How the image that a platform shows affects the score (docs/specification.md#s9.8). */
export const multiplierTexts = rows({
  'no-card': { en: 'no card', de: 'keine Karte' },
  none: { en: 'no image', de: 'kein Bild' },
  generic: { en: 'the same image as other pages', de: 'dasselbe Bild wie andere Seiten' },
  static: { en: 'a static image', de: 'ein festes Bild' },
  dynamic: { en: 'an image created for this page', de: 'ein für diese Seite erstelltes Bild' },
});

export const levelTexts = rows({
  error: { en: 'Error', de: 'Fehler' },
  warning: { en: 'Warning', de: 'Warnung' },
  info: { en: 'Tip', de: 'Hinweis' },
  ok: { en: 'Tip', de: 'Hinweis' },
  success: { en: 'Tip', de: 'Hinweis' },
});

/** The page a crawler got, if it was not refused. */
export const fetchOutcomeTexts = rows({
  same: { en: 'The same page', de: 'Dieselbe Seite' },
  other: { en: 'Another page', de: 'Eine andere Seite' },
  'not-asked': { en: 'Not requested', de: 'Nicht abgerufen' },
});

export const fetchRobotsTexts = rows({
  allowed: { en: 'robots.txt allows it', de: 'robots.txt erlaubt es' },
  forbidden: { en: 'robots.txt forbids it', de: 'robots.txt verbietet es' },
  ignored: { en: 'robots.txt doesn’t count', de: 'robots.txt zählt nicht' },
});

/** At the end of a result: the same link with our image. */
export const revealTexts = rows({
  title: { en: 'This link, with Linkbild', de: 'Dieser Link mit Linkbild' },
  text: {
    en: 'An image for this page, made from your photo, your colours and your text. Every other page gets one too.',
    de: 'Ein Bild für diese Seite, aus Ihrem Foto, Ihren Farben und Ihrem Text. Und jede andere Seite bekommt auch eins.',
  },
  signUp: { en: 'Create account', de: 'Konto erstellen' },
  free: { en: 'Free for 25 pages, no card needed.', de: 'Kostenlos für 25 Seiten, ohne Kreditkarte.' },
});

/** Links from results to the guides; apart, because scripts in the browser load them. */
export const guideLinkTexts = rows({
  howToFix: { en: 'How to fix it', de: 'So beheben Sie es' },
  platform: { en: (name: string) => `How ${name} shows links`, de: (name: string) => `So zeigt ${name} Links` },
});
