import { rows } from '#web/i18n/texts.ts';

/** How the preview of one page changed, and two moments side by side. */
export const pageHistoryTexts = rows({
  lead: {
    en: (months: number) =>
      `How this page’s preview changed. Kept for ${months === 1 ? '1 month' : `${months} months`}.`,
    de: (months: number) =>
      `So hat sich die Vorschau dieser Seite geändert. Wir speichern den Verlauf ${months === 1 ? '1 Monat' : `${months} Monate`}.`,
  },
  back: { en: 'All changes', de: 'Alle Änderungen' },
  openPage: { en: 'Open page', de: 'Seite öffnen' },
  moments: { en: 'History', de: 'Verlauf' },
  chooseTwo: {
    en: 'Choose the two moments to compare.',
    de: 'Wählen Sie die beiden Zeitpunkte für den Vergleich.',
  },
  before: { en: 'Before', de: 'Vorher' },
  after: { en: 'After', de: 'Nachher' },
  chooseBefore: {
    en: (moment: string) => `Before: compare from ${moment}`,
    de: (moment: string) => `Vorher: ab ${moment} vergleichen`,
  },
  chooseAfter: {
    en: (moment: string) => `After: compare up to ${moment}`,
    de: (moment: string) => `Nachher: bis ${moment} vergleichen`,
  },
  onlyOne: {
    en: 'The preview hasn’t changed since the first check.',
    de: 'Die Vorschau hat sich seit der ersten Prüfung nicht geändert.',
  },
  comparison: { en: 'Comparison', de: 'Vergleich' },
  noDifference: {
    en: 'No difference between these two moments.',
    de: 'Zwischen diesen Zeitpunkten ist nichts anders.',
  },
  gone: {
    en: 'One of these moments is no longer kept. Choose another one.',
    de: 'Einer dieser Zeitpunkte ist nicht mehr gespeichert. Wählen Sie einen anderen.',
  },
  platform: { en: 'Platform', de: 'Plattform' },
  cards: { en: 'How it looks when shared', de: 'So sieht es geteilt aus' },
  noCard: { en: 'No preview stored for this platform.', de: 'Für diese Plattform ist keine Vorschau gespeichert.' },
  score: { en: 'Score', de: 'Punkte' },
  words: { en: 'Texts', de: 'Texte' },
  removed: { en: 'removed:', de: 'entfernt:' },
  added: { en: 'added:', de: 'neu:' },
  tags: { en: 'Tags', de: 'Tags' },
  missing: { en: 'missing', de: 'fehlt' },
  writtenBy: {
    en: (name: string) => `Written by ${name}`,
    de: (name: string) => `Geschrieben von ${name}`,
  },
  images: { en: 'Images', de: 'Bilder' },
  noImage: { en: 'No image', de: 'Kein Bild' },
  sameImage: { en: 'The image is the same.', de: 'Das Bild ist dasselbe.' },
  imageBefore: { en: 'Image before', de: 'Bild vorher' },
  imageAfter: { en: 'Image after', de: 'Bild nachher' },
  slider: { en: 'Move between before and after', de: 'Zwischen vorher und nachher verschieben' },
  mark: { en: 'Mark differences', de: 'Unterschiede markieren' },
  unmark: { en: 'Hide differences', de: 'Unterschiede ausblenden' },
  marking: { en: 'Comparing', de: 'Wird verglichen' },
  marked: {
    en: (percent: string) => `${percent}% of the image is different.`,
    de: (percent: string) => `${percent} % des Bildes sind anders.`,
  },
  markFailed: {
    en: 'The images can’t be compared right now. Try again in a moment.',
    de: 'Die Bilder lassen sich gerade nicht vergleichen. Versuchen Sie es gleich noch einmal.',
  },
});
