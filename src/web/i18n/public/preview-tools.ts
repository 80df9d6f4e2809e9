import { rows } from '../texts.ts';

// The tools of /preview that load when they are used: editing, comparing, pasting, downloading.

export const editorTexts = rows({
  heading: { en: 'Edit the tags', de: 'Tags bearbeiten' },
  lead: {
    en: 'Only here: your page stays as it is.',
    de: 'Nur hier: Ihre Seite bleibt, wie sie ist.',
  },
  close: { en: 'Close the editor', de: 'Editor schließen' },
  notLoaded: {
    en: 'The page could not be loaded. Please try again later.',
    de: 'Die Seite ließ sich nicht laden. Bitte versuchen Sie es später erneut.',
  },
  scores: {
    en: (before: number, after: number) => (before === after ? `${after} points` : `${before} → ${after} points`),
    de: (before: number, after: number) => (before === after ? `${after} Punkte` : `${before} → ${after} Punkte`),
  },
  changedCards: {
    en: (count: number) =>
      count === 0 ? 'nothing changed' : count === 1 ? '1 card changed' : `${count} cards changed`,
    de: (count: number) =>
      count === 0 ? 'nichts geändert' : count === 1 ? '1 Karte geändert' : `${count} Karten geändert`,
  },
  toCards: { en: 'To the cards', de: 'Zu den Karten' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  reset: { en: 'Reset everything', de: 'Alles zurücksetzen' },
  sides: { en: 'Which cards are shown', de: 'Welche Karten zu sehen sind' },
  before: { en: 'As it is', de: 'Wie es ist' },
  after: { en: 'As edited', de: 'Wie bearbeitet' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  image: { en: 'Address of the image', de: 'Adresse des Bildes' },
  card: { en: 'Card on X (twitter:card)', de: 'Karte auf X (twitter:card)' },
  type: { en: 'Kind of page (og:type)', de: 'Art der Seite (og:type)' },
  none: { en: 'not given', de: 'ohne Angabe' },
  withPage: {
    en: 'Also change the page’s own title and description, which search engines show',
    de: 'Auch Titel und Beschreibung der Seite selbst ändern, die Suchmaschinen zeigen',
  },
  changed: { en: 'changed', de: 'geändert' },
  characters: {
    en: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
    de: (count: number) => `${count} Zeichen`,
  },
  cutAfter: {
    en: (length: number, unit: 'characters' | 'bytes', names: string) => `Cut after ${length} ${unit}: ${names}`,
    de: (length: number, unit: 'characters' | 'bytes', names: string) =>
      `Gekürzt nach ${length} ${unit === 'bytes' ? 'Bytes' : 'Zeichen'}: ${names}`,
  },
  noImage: { en: 'No image.', de: 'Kein Bild.' },
  imageUnknown: { en: 'Its size is not known.', de: 'Seine Größe ist nicht bekannt.' },
  imageFailed: {
    en: (why: string) => `The image cannot be fetched: ${why}.`,
    de: (why: string) => `Das Bild ist nicht abrufbar: ${why}.`,
  },
  changedTags: { en: 'Changed tags', de: 'Geänderte Tags' },
  remove: { en: 'Remove from the page:', de: 'Aus der Seite entfernen:' },
  allTags: { en: 'All tags for sharing', de: 'Alle Tags fürs Teilen' },
  wholeBlock: { en: 'Into the <head> of the page', de: 'In den <head> der Seite' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
});

export const pasteTexts = rows({
  lead: {
    en: 'For pages that are not online yet. The HTML stays in your browser; only the addresses of its images are asked for.',
    de: 'Für Seiten, die noch nicht online sind. Das HTML bleibt in Ihrem Browser; abgerufen werden nur die Bilder, auf die es verweist.',
  },
  html: { en: 'HTML of the page', de: 'HTML der Seite' },
  address: { en: 'Address of the page', de: 'Adresse der Seite' },
  optional: { en: 'optional', de: 'optional' },
  addressHint: {
    en: 'For images with relative addresses.',
    de: 'Für Bilder mit relativen Adressen.',
  },
  show: { en: 'Show previews', de: 'Vorschauen zeigen' },
  reading: { en: 'Looking …', de: 'Wird gelesen …' },
  file: { en: 'Choose a file', de: 'Datei auswählen' },
  empty: { en: 'Please paste the HTML of a page.', de: 'Bitte fügen Sie das HTML einer Seite ein.' },
  noTags: { en: 'This is not HTML: there is no tag in it.', de: 'Das ist kein HTML: Es enthält kein Tag.' },
  tooLarge: {
    en: 'This is more than 1 MB. The <head> of the page is enough.',
    de: 'Das ist mehr als 1 MB. Der <head> der Seite genügt.',
  },
  badAddress: { en: 'Please enter a valid web address.', de: 'Bitte geben Sie eine gültige Webadresse ein.' },
});
