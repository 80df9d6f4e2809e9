import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '../texts.ts';

/** Any link on every platform: /preview. */
export const previewTexts = rows({
  heading: { en: 'See your link as others see it', de: 'Sehen Sie Ihren Link, wie andere ihn sehen' },
  lead: {
    en: `Paste any address. ${countedPlatforms.length} platforms, one score, and what to fix first. No account.`,
    de: `Fügen Sie eine Adresse ein. ${countedPlatforms.length} Plattformen, eine Punktzahl und was zuerst zu tun ist. Ohne Konto.`,
  },
  address: { en: 'Address of the page', de: 'Adresse der Seite' },
  placeholder: { en: 'your-shop.com/products/lamp', de: 'ihr-shop.de/products/lampe' },
  show: { en: 'Show previews', de: 'Vorschauen zeigen' },
  looking: { en: 'Looking …', de: 'Wird gelesen …' },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
  cutShort: {
    en: 'The connection broke off. What was known until then stands below.',
    de: 'Die Verbindung ist abgerissen. Was bis dahin bekannt war, steht unten.',
  },
  noAddress: {
    en: 'Please enter the address of a page, such as your-shop.com.',
    de: 'Bitte geben Sie die Adresse einer Seite ein, zum Beispiel ihr-shop.de.',
  },
  addressTooLong: {
    en: 'This address is longer than 2,000 characters. Please shorten it.',
    de: 'Diese Adresse ist länger als 2.000 Zeichen. Bitte kürzen Sie sie.',
  },
  exampleTitle: { en: 'This is how it looks', de: 'So sieht das aus' },
  exampleLead: {
    en: 'A page of our sample shop, judged by the same rules as yours.',
    de: 'Eine Seite unseres Beispielshops, nach denselben Regeln beurteilt wie Ihre.',
  },
  exampleShop: { en: 'See the whole sample shop', de: 'Den ganzen Beispielshop ansehen' },
  tryOne: { en: 'Or start with one of these', de: 'Oder beginnen Sie mit einer dieser Seiten' },
  noScript: { en: 'Show the finished result', de: 'Fertiges Ergebnis zeigen' },

  resultTitle: {
    en: (address: string) => `How ${address} looks when it is shared · Linkbild`,
    de: (address: string) => `So sieht ${address} geteilt aus · Linkbild`,
  },
  resultImage: {
    en: (address: string) => `Linkbild: the score of ${address}`,
    de: (address: string) => `Linkbild: die Punktzahl von ${address}`,
  },
  resultDescription: {
    en: (score: number, count: number) =>
      `${score} of 100 points, ${count} things to fix, ${countedPlatforms.length} platforms side by side.`,
    de: (score: number, count: number) =>
      `${score} von 100 Punkten, ${count} Punkte zu tun, ${countedPlatforms.length} Plattformen nebeneinander.`,
  },
  resultOf: { en: 'Previews of', de: 'Vorschauen von' },
  redirectedTo: { en: 'Leads on to', de: 'Leitet weiter zu' },
  outOf: { en: 'of 100 points', de: 'von 100 Punkten' },
  lookAgain: { en: 'Look again', de: 'Neu lesen' },
  copyLink: { en: 'Copy link', de: 'Link kopieren' },
  linkCopied: { en: 'Copied', de: 'Kopiert' },
  overview: { en: 'Five at a glance', de: 'Fünf auf einen Blick' },
  close: { en: 'Close', de: 'Schließen' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  pasteTitle: { en: 'Into the <head> of the page', de: 'In den <head> der Seite' },

  mostImportant: { en: 'The most important fix', de: 'Am wichtigsten' },
  consequences: { en: 'Because of it:', de: 'Daraus folgt:' },
  scoreMade: { en: 'How this number is made', de: 'Wie diese Zahl entsteht' },
  scoreMean: {
    en: (count: number) => (count === 1 ? 'One platform.' : `The mean of ${count} platforms:`),
    de: (count: number) => (count === 1 ? 'Eine Plattform.' : `Der Mittelwert von ${count} Plattformen:`),
  },
  nothingUrgent: { en: 'Nothing urgent to fix.', de: 'Nichts Dringendes zu tun.' },
  nothingToFix: { en: 'Nothing to fix here.', de: 'Hier ist nichts zu tun.' },
  nothingToFixText: {
    en: 'Every check that matters to a platform passes.',
    de: 'Jede Prüfung, die für eine Plattform zählt, ist bestanden.',
  },
  fixFirst: { en: 'What to fix, in this order', de: 'Was zu tun ist, in dieser Reihenfolge' },
  stillLooking: { en: 'Still looking', de: 'Wird noch geprüft' },
  hurts: {
    en: (count: number) => (count === 1 ? '1 platform' : `${count} platforms`),
    de: (count: number) => (count === 1 ? '1 Plattform' : `${count} Plattformen`),
  },
  hurtsNames: { en: 'Seen on', de: 'Zu sehen bei' },

  editTags: { en: 'Edit the tags', de: 'Tags bearbeiten' },
  tryFix: { en: 'Try it on the cards', de: 'An den Karten ausprobieren' },
  changedCard: { en: 'changed', de: 'geändert' },
  download: {
    en: (platform: string) => `Download the ${platform} card as PNG`,
    de: (platform: string) => `Karte von ${platform} als PNG herunterladen`,
  },
  notDrawn: {
    en: 'This browser could not draw the card. A screenshot does the same.',
    de: 'Dieser Browser konnte die Karte nicht zeichnen. Ein Bildschirmfoto leistet dasselbe.',
  },
  compareWith: { en: 'Compare with another address', de: 'Mit einer anderen Adresse vergleichen' },
  otherAddress: { en: 'The other address', de: 'Die andere Adresse' },
  pasteHtml: { en: 'Paste HTML instead', de: 'Stattdessen HTML einfügen' },
  pastedPage: { en: 'Pasted HTML', de: 'Eingefügtes HTML' },

  platforms: { en: 'On each platform', de: 'Auf jeder Plattform' },
  theme: { en: 'Colours of the cards', de: 'Farben der Karten' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  device: { en: 'Device', de: 'Gerät' },
  desktop: { en: 'Desktop', de: 'Desktop' },
  phone: { en: 'Phone', de: 'Smartphone' },
  closed: { en: 'No longer there:', de: 'Gibt es nicht mehr:' },
  undocumented: { en: 'Shown, not counted', de: 'Gezeigt, zählt nicht' },
  discontinued: { en: 'Discontinued', de: 'Eingestellt' },
  points: { en: (score: number) => `${score} points`, de: (score: number) => `${score} Punkte` },
  todo: {
    en: (count: number) =>
      count === 0 ? 'nothing to fix' : count === 1 ? 'one thing to fix' : `${count} things to fix`,
    de: (count: number) =>
      count === 0 ? 'nichts zu tun' : count === 1 ? 'ein Punkt zu tun' : `${count} Punkte zu tun`,
  },
  why: { en: 'Why it looks like this', de: 'Warum sie so aussieht' },
  checks: { en: 'The checks behind the number', de: 'Die Prüfungen hinter der Zahl' },
  sum: {
    en: (passed: string, all: string) => `${passed} of ${all} weighed points passed`,
    de: (passed: string, all: string) => `${passed} von ${all} gewichteten Punkten bestanden`,
  },
  weight: { en: (weight: string) => `weighs ${weight}`, de: (weight: string) => `Gewicht ${weight}` },
  advisory: { en: 'advice, not counted', de: 'Hinweis, zählt nicht' },
  passed: { en: 'Passed', de: 'Bestanden' },
  notPassed: { en: 'Not passed', de: 'Nicht bestanden' },

  tags: { en: 'The tags of the page, one by one', de: 'Die Tags der Seite, einer nach dem anderen' },
  tagsLead: {
    en: (count: number) => `${count} tags: where each stands, who wrote it and who reads it.`,
    de: (count: number) => `${count} Tags: wo jeder steht, wer ihn geschrieben hat und wer ihn liest.`,
  },
  noTags: { en: 'The page has no tags for previews.', de: 'Die Seite hat keine Tags für Vorschauen.' },
  tag: { en: 'Tag', de: 'Tag' },
  position: { en: 'At byte', de: 'Ab Byte' },
  writtenBy: { en: 'Written by', de: 'Geschrieben von' },
  readBy: { en: 'Read by', de: 'Gelesen von' },
  duplicate: { en: 'duplicate', de: 'doppelt' },
  unknownWriter: { en: 'the page', de: 'der Seite' },
  everybody: { en: 'every platform', de: 'allen Plattformen' },
  allBut: { en: (names: string) => `all but ${names}`, de: (names: string) => `allen außer ${names}` },
  nobody: { en: 'nobody', de: 'niemandem' },
  missedBy: { en: 'Not seen by', de: 'Nicht gesehen von' },
  inBody: { en: 'in the body', de: 'im Body' },

  refresh: { en: 'Make the platforms look again', de: 'Plattformen neu lesen lassen' },
  refreshLead: {
    en: 'Platforms keep what they have read. After a fix, this is how each of them takes notice.',
    de: 'Plattformen behalten, was sie gelesen haben. So bemerkt jede von ihnen eine Änderung.',
  },
  keeps: { en: 'Keeps it', de: 'Behält es' },
});

/** For screen readers, and shown beside the bar, while the page is being read. */
export const stageTexts = rows({
  asking: { en: 'Reading the page …', de: 'Die Seite wird gelesen …' },
  meta: {
    en: 'The cards are there. Measuring the pictures …',
    de: 'Die Karten sind da. Die Bilder werden vermessen …',
  },
  images: {
    en: 'Asking for the pictures as each platform does …',
    de: 'Die Bilder werden abgerufen, wie jede Plattform es tut …',
  },
  reach: { en: 'Finished.', de: 'Fertig.' },
});

/** How the image that a platform shows affects the score (docs/specification.md#s9.8). */
export const multiplierTexts = rows({
  'no-card': { en: 'no card', de: 'keine Karte' },
  none: { en: 'no image of the page', de: 'kein Bild der Seite' },
  generic: { en: 'the same picture as other pages', de: 'dasselbe Bild wie andere Seiten' },
  static: { en: 'a picture that was made once', de: 'ein einmal gemachtes Bild' },
  dynamic: { en: 'a picture drawn for this page', de: 'ein für diese Seite gezeichnetes Bild' },
});

export const levelTexts = rows({
  error: { en: 'Error', de: 'Fehler' },
  warning: { en: 'Warning', de: 'Warnung' },
  info: { en: 'Hint', de: 'Hinweis' },
  ok: { en: 'Hint', de: 'Hinweis' },
  success: { en: 'Hint', de: 'Hinweis' },
});
