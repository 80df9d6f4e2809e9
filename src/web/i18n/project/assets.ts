import { fontFormatNames, imageFormatNames } from '#domain/template/assets.ts';
import { rows } from '#web/i18n/texts.ts';

export const assetsTexts = rows({
  lead: {
    en: 'Your brand’s colours, fonts and images, ready for every template of this project.',
    de: 'Farben, Schriften und Bilder Ihrer Marke, für alle Vorlagen dieses Projekts.',
  },
  colours: { en: 'Colours', de: 'Farben' },
  fonts: { en: 'Fonts', de: 'Schriften' },
  images: { en: 'Images', de: 'Bilder' },
  noColours: { en: 'No colours yet.', de: 'Noch keine Farben.' },
  noFonts: {
    en: 'No fonts yet. Upload a font file above.',
    de: 'Noch keine Schriften. Laden Sie oben eine Schriftdatei hoch.',
  },
  noImages: { en: 'No images yet.', de: 'Noch keine Bilder.' },
  dropTitle: { en: 'Drop fonts and images here', de: 'Schriften und Bilder hierher ziehen' },
  dropText: {
    en: `${imageFormatNames} · ${fontFormatNames}, variable fonts too · up to 10 MB each`,
    de: `${imageFormatNames} · ${fontFormatNames}, auch variable Schriften · je bis 10 MB`,
  },
  chooseFiles: { en: 'Choose files', de: 'Dateien auswählen' },
  uploading: { en: (name: string) => `Uploading ${name}…`, de: (name: string) => `${name} wird hochgeladen …` },
  uploaded: { en: (name: string) => `${name} is ready.`, de: (name: string) => `${name} ist bereit.` },
  dismiss: { en: 'Dismiss', de: 'Ausblenden' },
  tooLarge: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  addColour: { en: 'Add colour', de: 'Farbe hinzufügen' },
  colour: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Choose a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours', de: 'Farben' },
  newColour: { en: 'New colour', de: 'Neue Farbe' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editTitle: { en: 'Edit asset', de: 'Asset bearbeiten' },
  name: { en: 'Name', de: 'Name' },
  description: { en: 'Description', de: 'Beschreibung' },
  optional: { en: 'optional', de: 'optional' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  brandColour: {
    en: (at: string | null) => (at ? `Brand colour ${at}` : 'Brand colour'),
    de: (at: string | null) => (at ? `Markenfarbe ${at}` : 'Markenfarbe'),
  },
  logo: { en: 'Logo', de: 'Logo' },
  more: { en: (name: string) => `Actions for ${name}`, de: (name: string) => `Aktionen für ${name}` },
  copyAddress: { en: 'Copy URL', de: 'Adresse kopieren' },
  copyLiquid: { en: 'Copy for use in a template', de: 'Für eine Vorlage kopieren' },
  makeDefault: { en: 'Use as fallback image', de: 'Als Ersatzbild verwenden' },
  noDefault: { en: 'Stop using as fallback image', de: 'Nicht mehr als Ersatzbild verwenden' },
  isDefault: { en: 'Fallback image', de: 'Ersatzbild' },
  defaultSet: {
    en: 'Pages without a live template now show this image.',
    de: 'Seiten ohne Live-Vorlage zeigen jetzt dieses Bild.',
  },
  copied: { en: 'Copied', de: 'Kopiert' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  deleteText: { en: 'You can’t undo this.', de: 'Das lässt sich nicht rückgängig machen.' },
  deleteUsedText: {
    en: (count: number) =>
      count === 1
        ? 'One template uses it and will lose it. You can’t undo this.'
        : `${count} templates use it and will lose it. You can’t undo this.`,
    de: (count: number) =>
      count === 1
        ? 'Eine Vorlage verwendet es und verliert es damit. Das lässt sich nicht rückgängig machen.'
        : `${count} Vorlagen verwenden es und verlieren es damit. Das lässt sich nicht rückgängig machen.`,
  },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  usedBy: {
    en: (count: number) => (count === 1 ? 'in 1 template' : `in ${count} templates`),
    de: (count: number) => (count === 1 ? 'in 1 Vorlage' : `in ${count} Vorlagen`),
  },
  sample: { en: 'Handmade in small batches', de: 'Von Hand gefertigt, in kleiner Auflage' },
});

export const imagesTexts = rows({
  lead: {
    en: 'Every image created for this project, newest first.',
    de: 'Alle Bilder, die für dieses Projekt erstellt wurden, neueste zuerst.',
  },
  search: { en: 'Search', de: 'Suchen' },
  searchFor: { en: 'Page or template', de: 'Seite oder Vorlage' },
  type: { en: 'Type', de: 'Art' },
  all: { en: 'All images', de: 'Alle Bilder' },
  type0: { en: 'Drafts', de: 'Entwürfe' },
  type1: { en: 'For visitors', de: 'Für Besucher' },
  type2: { en: 'Demos', de: 'Demos' },
  isDraft: { en: 'Draft', de: 'Entwurf' },
  isLive: { en: 'Live', de: 'Live' },
  /** For visitors, who do not get it before our tag is seen. */
  isReady: { en: 'Ready', de: 'Bereit' },
  isDemo: { en: 'Demo', de: 'Demo' },
  page: { en: 'Page', de: 'Seite' },
  template: { en: 'Template', de: 'Vorlage' },
  size: { en: 'Size', de: 'Größe' },
  drawn: { en: 'Created', de: 'Erstellt' },
  noPage: { en: 'No page', de: 'Ohne Seite' },
  noTemplate: { en: 'Deleted template', de: 'Gelöschte Vorlage' },
  open: { en: 'Open image', de: 'Bild öffnen' },
  redraw: { en: 'Recreate image', de: 'Neu erstellen' },
  redrawn: { en: 'Image recreated', de: 'Bild neu erstellt' },
  copyAddress: { en: 'Copy URL', de: 'Adresse kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  more: { en: (path: string) => `Actions for ${path}`, de: (path: string) => `Aktionen für ${path}` },
  nothingFound: { en: 'No images found', de: 'Keine Bilder gefunden' },
  nothingFoundText: { en: 'No image matches your search and filter.', de: 'Kein Bild passt zu Suche und Filter.' },
  clear: { en: 'Show all images', de: 'Alle Bilder zeigen' },
  toTemplates: { en: 'Choose a template', de: 'Vorlage wählen' },
});
