import { rows } from '#web/i18n/texts.ts';

// The tools of /preview that load when they are used: editing, comparing, pasting, downloading.

export const editorTexts = rows({
  heading: { en: 'Edit tags', de: 'Tags bearbeiten' },
  lead: {
    en: 'A preview only. Your page doesn’t change.',
    de: 'Nur zur Ansicht. Ihre Seite ändert sich nicht.',
  },
  close: { en: 'Close editor', de: 'Editor schließen' },
  notLoaded: {
    en: 'The page couldn’t be loaded. Try again later.',
    de: 'Die Seite ließ sich nicht laden. Versuchen Sie es später noch einmal.',
  },
  scores: {
    en: (before: number, after: number) =>
      before === after ? `${after} ${after === 1 ? 'point' : 'points'}` : `${before} → ${after} points`,
    de: (before: number, after: number) =>
      before === after ? `${after} ${after === 1 ? 'Punkt' : 'Punkte'}` : `${before} → ${after} Punkte`,
  },
  changedCards: {
    en: (count: number) =>
      count === 0 ? 'nothing changed' : count === 1 ? '1 card changed' : `${count} cards changed`,
    de: (count: number) =>
      count === 0 ? 'nichts geändert' : count === 1 ? '1 Karte geändert' : `${count} Karten geändert`,
  },
  toCards: { en: 'Show the cards', de: 'Zu den Karten' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  reset: { en: 'Reset all', de: 'Alles zurücksetzen' },
  sides: { en: 'Cards before or after your edits', de: 'Karten vor oder nach der Bearbeitung' },
  before: { en: 'Now', de: 'Jetzt' },
  after: { en: 'Edited', de: 'Bearbeitet' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  image: { en: 'Image URL', de: 'Adresse des Bildes' },
  card: { en: 'Card on X (twitter:card)', de: 'Karte auf X (twitter:card)' },
  type: { en: 'Page type (og:type)', de: 'Art der Seite (og:type)' },
  none: { en: 'not set', de: 'keine Angabe' },
  withPage: {
    en: 'Also change the title and description that search engines show',
    de: 'Auch Titel und Beschreibung für Suchmaschinen ändern',
  },
  changed: { en: 'changed', de: 'geändert' },
  characters: {
    en: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
    de: (count: number) => `${count} Zeichen`,
  },
  cutAfter: {
    en: (length: number, unit: 'characters' | 'bytes', names: string) => `Cut off after ${length} ${unit}: ${names}`,
    de: (length: number, unit: 'characters' | 'bytes', names: string) =>
      `Gekürzt nach ${length} ${unit === 'bytes' ? 'Bytes' : 'Zeichen'}: ${names}`,
  },
  noImage: { en: 'No image.', de: 'Kein Bild.' },
  imageUnknown: { en: 'Size unknown.', de: 'Größe unbekannt.' },
  imageFailed: {
    en: (why: string) => `The image can’t be loaded: ${why}.`,
    de: (why: string) => `Das Bild lässt sich nicht laden: ${why}.`,
  },
  changedTags: { en: 'Changed tags', de: 'Geänderte Tags' },
  remove: { en: 'Remove from the page:', de: 'Von der Seite entfernen:' },
  allTags: { en: 'All sharing tags', de: 'Alle Tags fürs Teilen' },
  wholeBlock: { en: 'Paste into the page’s <head>', de: 'In den <head> der Seite einfügen' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
});

export const pasteTexts = rows({
  lead: {
    en: 'For pages that aren’t online yet. The HTML stays in your browser. We only load the images it links to.',
    de: 'Für Seiten, die noch nicht online sind. Das HTML bleibt in Ihrem Browser. Wir laden nur die Bilder, auf die es verweist.',
  },
  html: { en: 'Page HTML', de: 'HTML der Seite' },
  address: { en: 'Page URL', de: 'Adresse der Seite' },
  optional: { en: 'optional', de: 'optional' },
  addressHint: {
    en: 'Needed for images with relative URLs.',
    de: 'Nötig bei Bildern mit relativer Adresse.',
  },
  show: { en: 'Show previews', de: 'Vorschau anzeigen' },
  reading: { en: 'Checking…', de: 'Wird geprüft …' },
  file: { en: 'Choose file', de: 'Datei auswählen' },
  empty: { en: 'Paste the HTML of a page.', de: 'Fügen Sie das HTML einer Seite ein.' },
  noTags: { en: 'This isn’t HTML. It contains no tags.', de: 'Das ist kein HTML. Es enthält keine Tags.' },
  tooLarge: {
    en: 'This is more than 1 MB. The page’s <head> is enough.',
    de: 'Das ist mehr als 1 MB. Der <head> der Seite genügt.',
  },
  badAddress: { en: 'Enter a valid URL.', de: 'Geben Sie eine gültige Adresse ein.' },
});
