import { rows } from '#web/i18n/texts.ts';

export const subPagesTexts = rows({
  lead: {
    en: (count: string) => (count === '1' ? '1 page.' : `${count} pages, newest first.`),
    de: (count: string) => (count === '1' ? '1 Seite.' : `${count} Seiten, neueste zuerst.`),
  },
  search: { en: 'Search', de: 'Suchen' },
  searchFor: { en: 'Address or title', de: 'Adresse oder Titel' },
  route: { en: 'Page type', de: 'Seitentyp' },
  allRoutes: { en: 'All page types', de: 'Alle Seitentypen' },
  add: { en: 'Add page', de: 'Seite hinzufügen' },
  addTitle: { en: 'Add a page', de: 'Seite hinzufügen' },
  addText: {
    en: 'For a page that isn’t in your sitemap. We read it right away.',
    de: 'Für eine Seite, die in Ihrer Sitemap fehlt. Wir lesen sie sofort ein.',
  },
  address: { en: 'Page URL', de: 'Adresse der Seite' },
  adding: { en: 'Reading the page', de: 'Seite wird eingelesen' },
  added: { en: 'Page added', de: 'Seite hinzugefügt' },
  fetch: { en: 'Import from sitemap', de: 'Aus Sitemap importieren' },
  fetching: { en: 'Starting', de: 'Wird gestartet' },
  readAll: { en: 'Refresh all pages', de: 'Alle Seiten aktualisieren' },
  stop: { en: 'Stop reading', de: 'Einlesen abbrechen' },
  stopped: { en: 'Reading stopped', de: 'Einlesen abgebrochen' },
  page: { en: 'Page', de: 'Seite' },
  score: { en: 'Score', de: 'Punkte' },
  image: { en: 'Image', de: 'Bild' },
  read: { en: 'Last read', de: 'Zuletzt gelesen' },
  notRead: { en: 'Not read yet', de: 'Noch nicht gelesen' },
  dataStatus1: { en: 'Changed in the sitemap', de: 'In der Sitemap geändert' },
  dataStatus2: { en: 'Changed on the page', de: 'Auf der Seite geändert' },
  more: { en: (path: string) => `Actions for ${path}`, de: (path: string) => `Aktionen für ${path}` },
  open: { en: 'Open page', de: 'Seite öffnen' },
  previews: { en: 'Show previews', de: 'Vorschauen ansehen' },
  refresh: { en: 'Refresh page data', de: 'Seitendaten aktualisieren' },
  refreshed: { en: 'Page data refreshed', de: 'Seitendaten aktualisiert' },
  ownDesign: { en: 'Choose template for this page', de: 'Vorlage für diese Seite wählen' },
  ownDesignText: {
    en: 'The other pages of this type keep theirs.',
    de: 'Die übrigen Seiten dieses Typs behalten ihre Vorlage.',
  },
  asRoute: { en: 'Same as its page type', de: 'Wie der Seitentyp' },
  asRouteText: {
    en: 'Always the template that is live for the page type.',
    de: 'Immer die Vorlage, die für den Seitentyp live ist.',
  },
  designSet: { en: 'This page now has its own template.', de: 'Diese Seite hat jetzt eine eigene Vorlage.' },
  designReset: {
    en: 'This page uses its page type’s template again.',
    de: 'Diese Seite verwendet wieder die Vorlage ihres Seitentyps.',
  },
  undoDesign: { en: 'Undo', de: 'Rückgängig machen' },
  noDesigns: { en: 'This project has no templates yet.', de: 'Dieses Projekt hat noch keine Vorlagen.' },
  toTemplates: { en: 'Choose a template', de: 'Vorlage wählen' },
  hasOwnDesign: { en: 'Own template', de: 'Eigene Vorlage' },
  chooseDesign: { en: (name: string) => `Use “${name}”`, de: (name: string) => `„${name}“ verwenden` },
  screenshot: { en: 'Screenshot', de: 'Screenshot' },
  screenshotAlt: { en: (path: string) => `Screenshot of ${path}`, de: (path: string) => `Screenshot von ${path}` },
  noScreenshot: { en: 'No screenshot of this page yet.', de: 'Von dieser Seite gibt es noch keinen Screenshot.' },
  wait: { en: 'Wait after loading', de: 'Wartezeit nach dem Laden' },
  waitSeconds: {
    en: (seconds: number) => (seconds === 0 ? 'Don’t wait' : seconds === 1 ? '1 second' : `${seconds} seconds`),
    de: (seconds: number) => (seconds === 0 ? 'Nicht warten' : seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`),
  },
  take: { en: 'Take screenshot', de: 'Screenshot aufnehmen' },
  takeAgain: { en: 'Retake screenshot', de: 'Neu aufnehmen' },
  ignore: { en: 'Ignore', de: 'Ignorieren' },
  ignored: {
    en: (path: string) => `${path} is now ignored. It gets no images and leaves this list.`,
    de: (path: string) =>
      `${path} wird jetzt ignoriert. Die Seite bekommt keine Bilder und verschwindet aus der Liste.`,
  },
  ignoredPages: { en: 'Ignored pages', de: 'Ignorierte Seiten' },
  ignoredLead: {
    en: (count: string) =>
      count === '1'
        ? '1 ignored page. It gets no images and appears in no other list.'
        : `${count} ignored pages. They get no images and appear in no other list.`,
    de: (count: string) =>
      count === '1'
        ? '1 ignorierte Seite. Sie bekommt keine Bilder und erscheint in keiner anderen Liste.'
        : `${count} ignorierte Seiten. Sie bekommen keine Bilder und erscheinen in keiner anderen Liste.`,
  },
  nothingIgnored: { en: 'No ignored pages', de: 'Keine ignorierten Seiten' },
  restore: { en: 'Stop ignoring', de: 'Nicht mehr ignorieren' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  restored: { en: 'The page is back in the list.', de: 'Die Seite ist wieder in der Liste.' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: 'Delete this page?', de: 'Diese Seite löschen?' },
  deleteText: {
    en: (path: string) =>
      `${path} is deleted with its images and history. If it is still in your sitemap, the next import brings it back. To keep it out, ignore it instead.`,
    de: (path: string) =>
      `${path} wird mit Bildern und Verlauf gelöscht. Ist die Seite noch in Ihrer Sitemap, kommt sie mit dem nächsten Import zurück. Damit sie wegbleibt, ignorieren Sie sie.`,
  },
  deleted: { en: 'Page deleted', de: 'Seite gelöscht' },
  nothingFound: { en: 'No data found', de: 'Keine Seiten gefunden' },
  nothingFoundText: { en: 'No page matches your search.', de: 'Keine Seite passt zu Ihrer Suche.' },
  clear: { en: 'Show all pages', de: 'Alle Seiten zeigen' },
});
