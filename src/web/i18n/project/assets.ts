import { acceptedFonts, acceptedImages } from '#domain/template/asset-files.ts';
import { rows } from '../texts.ts';

export const assetsTexts = rows({
  lead: {
    en: 'Colours, fonts and pictures of your brand. Every template of this project can use them.',
    de: 'Farben, Schriften und Bilder Ihrer Marke. Jede Vorlage dieses Projekts kann sie verwenden.',
  },
  colours: { en: 'Colours', de: 'Farben' },
  fonts: { en: 'Fonts', de: 'Schriften' },
  images: { en: 'Images', de: 'Bilder' },
  noColours: { en: 'No colours yet.', de: 'Noch keine Farben.' },
  noFonts: {
    en: 'No fonts yet. Drop a font file above.',
    de: 'Noch keine Schriften. Ziehen Sie eine Schriftdatei nach oben.',
  },
  noImages: { en: 'No images yet.', de: 'Noch keine Bilder.' },
  dropTitle: { en: 'Drop fonts and images here', de: 'Schriften und Bilder hierher ziehen' },
  dropText: {
    en: `${acceptedImages} · ${acceptedFonts}, also variable fonts · up to 10 MB each`,
    de: `${acceptedImages} · ${acceptedFonts}, auch variable Schriften · je höchstens 10 MB`,
  },
  chooseFiles: { en: 'Choose files', de: 'Dateien wählen' },
  uploading: { en: (name: string) => `Uploading ${name}…`, de: (name: string) => `${name} wird hochgeladen …` },
  uploaded: { en: (name: string) => `${name} is ready.`, de: (name: string) => `${name} ist bereit.` },
  dismiss: { en: 'Dismiss', de: 'Ausblenden' },
  tooLarge: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  addColour: { en: 'Add colour', de: 'Farbe hinzufügen' },
  colourName: { en: 'Name', de: 'Name' },
  colour: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Pick a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours', de: 'Farben' },
  newColour: { en: 'New colour', de: 'Neue Farbe' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editTitle: { en: 'Edit asset', de: 'Asset bearbeiten' },
  name: { en: 'Name', de: 'Name' },
  description: { en: 'Description', de: 'Beschreibung' },
  optional: { en: 'optional', de: 'optional' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
  more: { en: (name: string) => `More about ${name}`, de: (name: string) => `Mehr zu ${name}` },
  copyAddress: { en: 'Copy address', de: 'Adresse kopieren' },
  copyLiquid: { en: 'Copy for a template', de: 'Für eine Vorlage kopieren' },
  makeDefault: { en: 'Use as default image', de: 'Als Standardbild verwenden' },
  noDefault: { en: 'No longer the default image', de: 'Nicht mehr als Standardbild' },
  isDefault: { en: 'Default image', de: 'Standardbild' },
  defaultSet: {
    en: 'Shown from now on where no design is live.',
    de: 'Wird ab jetzt gezeigt, wo kein Design live ist.',
  },
  copied: { en: 'Copied.', de: 'Kopiert.' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  deleteText: { en: 'This cannot be undone.', de: 'Das lässt sich nicht rückgängig machen.' },
  deleteUsedText: {
    en: (count: number) =>
      count === 1
        ? 'One template uses it and will be drawn without it. This cannot be undone.'
        : `${count} templates use it and will be drawn without it. This cannot be undone.`,
    de: (count: number) =>
      count === 1
        ? 'Eine Vorlage verwendet es und wird dann ohne es gezeichnet. Das lässt sich nicht rückgängig machen.'
        : `${count} Vorlagen verwenden es und werden dann ohne es gezeichnet. Das lässt sich nicht rückgängig machen.`,
  },
  deleted: { en: 'Deleted.', de: 'Gelöscht.' },
  usedBy: {
    en: (count: number) => (count === 1 ? 'in 1 template' : `in ${count} templates`),
    de: (count: number) => (count === 1 ? 'in 1 Vorlage' : `in ${count} Vorlagen`),
  },
  sample: { en: 'Hand-made in small batches', de: 'Handgemacht in kleinen Mengen' },
});

export const imagesTexts = rows({
  lead: {
    en: 'Every picture drawn for this project, the newest first.',
    de: 'Alle Bilder, die für dieses Projekt gezeichnet wurden, die neuesten zuerst.',
  },
  search: { en: 'Search', de: 'Suchen' },
  searchFor: { en: 'Search by page', de: 'Nach Seite suchen' },
  type: { en: 'Kind', de: 'Art' },
  all: { en: 'All images', de: 'Alle Bilder' },
  type0: { en: 'Drafts', de: 'Entwürfe' },
  type1: { en: 'Live', de: 'Live' },
  type2: { en: 'Demos', de: 'Demos' },
  isDraft: { en: 'Draft', de: 'Entwurf' },
  isLive: { en: 'Live', de: 'Live' },
  isDemo: { en: 'Demo', de: 'Demo' },
  page: { en: 'Page', de: 'Seite' },
  template: { en: 'Template', de: 'Vorlage' },
  size: { en: 'Size', de: 'Größe' },
  drawn: { en: 'Drawn', de: 'Gezeichnet' },
  noPage: { en: 'Without a page', de: 'Ohne Seite' },
  noTemplate: { en: 'Deleted template', de: 'Gelöschte Vorlage' },
  open: { en: 'Open the image', de: 'Bild öffnen' },
  redraw: { en: 'Redraw', de: 'Neu zeichnen' },
  redrawn: { en: 'The image has been redrawn.', de: 'Das Bild wurde neu gezeichnet.' },
  copyAddress: { en: 'Copy address', de: 'Adresse kopieren' },
  copied: { en: 'Copied.', de: 'Kopiert.' },
  more: { en: (path: string) => `More about ${path}`, de: (path: string) => `Mehr zu ${path}` },
  nothingFound: { en: 'No such images', de: 'Keine passenden Bilder' },
  nothingFoundText: {
    en: 'Nothing fits the search and the filter.',
    de: 'Zu Suche und Filter passt kein Bild.',
  },
  clear: { en: 'Show all images', de: 'Alle Bilder zeigen' },
  toTemplates: { en: 'Choose a template', de: 'Vorlage wählen' },
});
