import { rows } from '#web/i18n/texts.ts';

export const templatesTexts = rows({
  /** `isVerified`: our tag was seen. Before, visitors get nothing of what is chosen. */
  lead: {
    en: (isVerified: boolean) =>
      `Choose one template for each page type. ${isVerified ? 'This applies right away.' : 'It goes live once Linkbild is on your site.'}`,
    de: (isVerified: boolean) =>
      `Wählen Sie für jeden Seitentyp eine Vorlage. ${isVerified ? 'Das gilt sofort.' : 'Live geht sie, sobald Linkbild auf Ihrer Website ist.'}`,
  },
  leadMany: {
    en: (isVerified: boolean) =>
      `Tick every template you want to use. ${isVerified ? 'This applies right away.' : 'They go live once Linkbild is on your site.'}`,
    de: (isVerified: boolean) =>
      `Haken Sie alle Vorlagen an, die Sie verwenden möchten. ${isVerified ? 'Das gilt sofort.' : 'Live gehen sie, sobald Linkbild auf Ihrer Website ist.'}`,
  },
  many: { en: 'Test two templates', de: 'Zwei Vorlagen testen' },
  manyHint: {
    en: 'Each page randomly gets one template and keeps it.',
    de: 'Jede Seite bekommt zufällig eine Vorlage und behält sie.',
  },
  newTemplate: { en: 'New template', de: 'Neue Vorlage' },
  pages: {
    en: (count: number) => (count === 0 ? 'No pages yet' : count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 0 ? 'Noch keine Seiten' : count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  shownWith: { en: 'Previewed with', de: 'Vorschau mit' },
  noPages: {
    en: 'No page of this type has been read yet. You see sample data.',
    de: 'Von diesem Seitentyp ist noch keine Seite eingelesen. Sie sehen Beispieldaten.',
  },
  live: { en: 'Live', de: 'Live' },
  /** Chosen, but our tag was not seen yet: visitors do not get it. */
  ready: { en: 'Ready', de: 'Bereit' },
  readyMade: { en: 'by Linkbild', de: 'von Linkbild' },
  allDesigns: { en: 'See all Linkbild templates', de: 'Alle Vorlagen von Linkbild ansehen' },
  noneLive: {
    en: 'No template is chosen. Pages show the fallback image.',
    de: 'Keine Vorlage ist gewählt. Seiten zeigen das Ersatzbild.',
  },
  severalLive: {
    en: (count: number) => `${count} templates are chosen. Each page gets one at random.`,
    de: (count: number) => `${count} Vorlagen sind gewählt. Jede Seite zeigt zufällig eine.`,
  },
  use: { en: 'Use this template', de: 'Diese Vorlage verwenden' },
  choose: {
    en: (name: string) => `Use this template: “${name}”`,
    de: (name: string) => `Diese Vorlage verwenden: „${name}“`,
  },
  /** `state`: Live or Ready, as seen on it. */
  isLive: {
    en: (state: string, name: string) => `${state}: “${name}”`,
    de: (state: string, name: string) => `${state}: „${name}“`,
  },
  switchOff: {
    en: (state: string, name: string) => `${state}: turn off “${name}”`,
    de: (state: string, name: string) => `${state}: „${name}“ ausschalten`,
  },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editOf: { en: (name: string) => `Edit “${name}”`, de: (name: string) => `Bearbeiten: „${name}“` },
  preview: { en: 'Preview', de: 'Vorschau' },
  previewOf: { en: (name: string) => `Preview “${name}”`, de: (name: string) => `Vorschau: „${name}“` },
  itsImages: { en: 'View its images', de: 'Bilder dieser Vorlage' },
  nowLive: { en: (name: string) => `“${name}” is live.`, de: (name: string) => `„${name}“ ist jetzt live.` },
  /** Visitors do not get it before our tag is seen. */
  nowReady: {
    en: (name: string) => `“${name}” is ready. It goes live once Linkbild is on your site.`,
    de: (name: string) => `„${name}“ ist bereit. Live geht sie, sobald Linkbild auf Ihrer Website ist.`,
  },
  nowInactive: {
    en: (name: string) => `“${name}” is turned off.`,
    de: (name: string) => `„${name}“ ist ausgeschaltet.`,
  },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  more: { en: (name: string) => `Actions for “${name}”`, de: (name: string) => `Aktionen für „${name}“` },
  configure: { en: 'Change texts and colours', de: 'Texte und Farben ändern' },
  design: { en: 'Change the layout', de: 'Aufbau ändern' },
  drawOne: { en: 'Create draft or demo', de: 'Entwurf oder Demo erstellen' },
  makeBase: { en: 'Make it a base template', de: 'Als Grundvorlage anbieten' },
  duplicate: { en: 'Duplicate', de: 'Duplizieren' },
  duplicated: { en: 'Template duplicated', de: 'Vorlage dupliziert' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: {
    en: 'Copied. You can paste it on any page type, even in another project.',
    de: 'Kopiert. Sie können die Vorlage bei jedem Seitentyp einfügen, auch in anderen Projekten.',
  },
  notCopied: { en: 'Your browser doesn’t allow copying here.', de: 'Ihr Browser erlaubt hier kein Kopieren.' },
  redraw: { en: 'Recreate all its images', de: 'Alle Bilder neu erstellen' },
  startFresh: { en: 'Refresh page data for each image', de: 'Seitendaten für jedes Bild aktualisieren' },
  stopFresh: { en: 'Stop refreshing page data', de: 'Seitendaten nicht mehr aktualisieren' },
  freshOn: {
    en: 'Each new image now shows what its page says at that moment.',
    de: 'Jedes neue Bild zeigt jetzt, was in diesem Moment auf der Seite steht.',
  },
  freshOff: {
    en: 'Images now show what we last read on the page.',
    de: 'Bilder zeigen jetzt, was wir zuletzt auf der Seite gelesen haben.',
  },
  redrawn: { en: 'Its images are being recreated.', de: 'Die Bilder werden neu erstellt.' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  deleteText: {
    en: 'You can’t undo this. Images that have already been shared stay online.',
    de: 'Das lässt sich nicht rückgängig machen. Bereits geteilte Bilder bleiben erhalten.',
  },
  deleteLiveText: {
    en: 'It’s in use. Its pages will show the fallback image. Images that have already been shared stay online.',
    de: 'Sie wird verwendet. Ihre Seiten zeigen danach das Ersatzbild. Bereits geteilte Bilder bleiben erhalten.',
  },
  deleted: { en: 'Template deleted', de: 'Vorlage gelöscht' },
  paste: { en: 'Paste template', de: 'Vorlage einfügen' },
  pasteText: {
    en: 'Paste a template you copied here or in another project.',
    de: 'Fügen Sie eine Vorlage ein, die Sie hier oder in einem anderen Projekt kopiert haben.',
  },
  pasteLabel: { en: 'Copied template', de: 'Kopierte Vorlage' },
  pasteInto: { en: 'Page type', de: 'Seitentyp' },
  pasteWrong: {
    en: 'This is not a copied template. Choose “Copy” in a template’s menu first.',
    de: 'Das ist keine kopierte Vorlage. Wählen Sie zuerst „Kopieren“ im Menü einer Vorlage.',
  },
  pasted: { en: 'Template pasted', de: 'Vorlage eingefügt' },
  crawls: {
    en: (count: string) => (count === '1' ? '1 crawl' : `${count} crawls`),
    de: (count: string) => (count === '1' ? '1 Abruf' : `${count} Abrufe`),
  },
  crawlsTitle: { en: 'In the last 21 days', de: 'In den letzten 21 Tagen' },
  noImage: { en: 'This image couldn’t be created.', de: 'Dieses Bild ließ sich nicht erstellen.' },
  adding: { en: 'Adding…', de: 'Wird hinzugefügt …' },
  ownImage: { en: 'Shares the page’s own image', de: 'Teilt das Bild der Seite' },
  ownImproved: { en: 'Shares the page’s own image, improved', de: 'Teilt das Bild der Seite, verbessert' },
  changeSample: { en: 'Change', de: 'Ändern' },
  changeSampleFor: {
    en: (route: string) => `Change the example page for ${route}`,
    de: (route: string) => `Ändern: Beispielseite für ${route}`,
  },
  sampleChosen: {
    en: (title: string) => `Templates are now previewed with “${title}”.`,
    de: (title: string) => `Die Vorschau zeigt jetzt „${title}“.`,
  },
  ownPages: {
    en: (count: number) => `Chosen for ${count === 1 ? '1 page' : `${count} pages`} individually`,
    de: (count: number) => `Für ${count === 1 ? '1 Seite' : `${count} Seiten`} einzeln gewählt`,
  },
});

export const newTemplateTexts = rows({
  lead: {
    en: 'See each template with one of your pages. You can change everything later.',
    de: 'Sehen Sie jede Vorlage mit einer Ihrer Seiten. Später können Sie alles ändern.',
  },
  forRoute: { en: 'For', de: 'Für' },
  recommended: { en: 'Recommended', de: 'Empfohlen' },
  product: { en: 'Products', de: 'Produkte' },
  collection: { en: 'Collections', de: 'Kategorien' },
  blog: { en: 'Blog', de: 'Blog' },
  page: { en: 'Pages', de: 'Seiten' },
  home: { en: 'Home page', de: 'Startseite' },
  kind: { en: 'Show', de: 'Anzeigen' },
  use: { en: 'Use this template', de: 'Diese Vorlage verwenden' },
  empty: { en: 'Start from scratch', de: 'Leer beginnen' },
  emptyText: { en: 'Opens a blank card in the designer.', de: 'Öffnet eine leere Karte im Designer.' },
  needs: { en: 'Works best with', de: 'Wirkt am besten mit' },
  image: { en: 'a photo', de: 'Foto' },
  images: { en: 'several photos', de: 'mehreren Fotos' },
  price: { en: 'a price', de: 'Preis' },
  sale: { en: 'a sale price', de: 'reduziertem Preis' },
  rating: { en: 'ratings', de: 'Bewertungen' },
  logo: { en: 'a logo', de: 'Logo' },
});
