import { rows } from '#web/i18n/texts.ts';

export const demoPageTypeTexts = rows({
  'shopify-product': { en: 'Shopify product', de: 'Shopify-Produkt' },
  'shopify-collection': { en: 'Shopify collection', de: 'Shopify-Kategorie' },
  'shopify-page': { en: 'Shopify page', de: 'Shopify-Seite' },
  'shopify-blog': { en: 'Shopify blog', de: 'Shopify-Blog' },
  'generic-product': { en: 'Product', de: 'Produkt' },
  'generic-collection': { en: 'Collection', de: 'Kategorie' },
  'generic-blog': { en: 'Blog', de: 'Blog' },
  'generic-page': { en: 'Page', de: 'Seite' },
});

export const categoryTexts = rows({
  ECommerce: { en: 'E-commerce', de: 'E-Commerce' },
  OpenSource: { en: 'Open source', de: 'Open Source' },
  RealEstate: { en: 'Real estate', de: 'Immobilien' },
});

export const pageTypeTexts = rows({
  DetailPage: { en: 'Detail page', de: 'Detailseite' },
  OverviewPage: { en: 'Overview', de: 'Übersicht' },
  StaticPage: { en: 'Static page', de: 'Statische Seite' },
  MiscPage: { en: 'Other page', de: 'Andere Seite' },
  ProductPage: { en: 'Product', de: 'Produkt' },
});

export const imageProblemTexts = rows({
  NoImage: { en: 'No image', de: 'Kein Bild' },
  GenericImage: { en: 'Same image everywhere', de: 'Überall dasselbe Bild' },
  ProductImageBadScale: { en: 'Product image badly cropped', de: 'Produktbild schlecht zugeschnitten' },
});

/** Case studies and demos: their lists, and the one editor for the pages of both. */
export const caseStudyTexts = rows({
  lead: {
    en: 'How links to well-known websites look when shared, page by page.',
    de: 'Wie die Links bekannter Websites beim Teilen aussehen, Seite für Seite.',
  },
  demoLead: {
    en: 'Demos show visitors how each page looks when shared today, and how it could look.',
    de: 'Demos zeigen Besuchern, wie jede Seite heute beim Teilen aussieht und wie sie aussehen könnte.',
  },
  newStudy: { en: 'New case study', de: 'Neue Fallstudie' },
  newDemo: { en: 'New demo', de: 'Neue Demo' },
  search: { en: 'Search', de: 'Suchen' },
  searchFor: { en: 'Search by title or address', de: 'Nach Titel oder Adresse suchen' },
  category: { en: 'Category', de: 'Kategorie' },
  allCategories: { en: 'All categories', de: 'Alle Kategorien' },
  nothingFound: { en: 'No data found', de: 'Nichts gefunden' },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  title: { en: 'Title', de: 'Titel' },
  titleEn: { en: 'Title (English)', de: 'Titel (Englisch)' },
  titleDe: { en: 'Title (German)', de: 'Titel (Deutsch)' },
  website: { en: 'Website', de: 'Website' },
  descriptionEn: { en: 'Description (English)', de: 'Beschreibung (Englisch)' },
  descriptionDe: { en: 'Description (German)', de: 'Beschreibung (Deutsch)' },
  identifier: { en: 'Identifier', de: 'Kennung' },
  identifierHint: { en: (path: string) => `Address: ${path}`, de: (path: string) => `Adresse: ${path}` },
  withoutProject: { en: 'no project', de: 'kein Projekt' },
  subPages: { en: 'Pages', de: 'Seiten' },
  noPages: { en: 'No pages yet. Add the first one.', de: 'Noch keine Seiten. Fügen Sie die erste hinzu.' },
  addPage: { en: 'Add page', de: 'Seite hinzufügen' },
  page: { en: (number: number) => `Page ${number}`, de: (number: number) => `Seite ${number}` },
  address: { en: 'Address', de: 'Adresse' },
  type: { en: 'Page type', de: 'Seitentyp' },
  imageType: { en: 'Image', de: 'Bild' },
  noProblem: { en: 'No problem', de: 'Kein Problem' },
  commentEn: {
    en: (number: number) => `Comment ${number} (English)`,
    de: (number: number) => `Kommentar ${number} (Englisch)`,
  },
  commentDe: {
    en: (number: number) => `Comment ${number} (German)`,
    de: (number: number) => `Kommentar ${number} (Deutsch)`,
  },
  addComment: { en: 'Add comment', de: 'Kommentar hinzufügen' },
  removeComment: {
    en: (number: number) => `Remove comment ${number}`,
    de: (number: number) => `Kommentar ${number} entfernen`,
  },
  removePage: { en: (number: number) => `Remove page ${number}`, de: (number: number) => `Seite ${number} entfernen` },
  moveUp: { en: (number: number) => `Move page ${number} up`, de: (number: number) => `Seite ${number} nach oben` },
  moveDown: {
    en: (number: number) => `Move page ${number} down`,
    de: (number: number) => `Seite ${number} nach unten`,
  },
  drag: {
    en: (number: number) => `Reorder page ${number}: drag it or use the arrow keys`,
    de: (number: number) => `Seite ${number} verschieben: ziehen oder Pfeiltasten verwenden`,
  },
  moved: {
    en: (to: number, all: number) => `Now page ${to} of ${all}`,
    de: (to: number, all: number) => `Jetzt Seite ${to} von ${all}`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (title: string) => `Delete “${title}”?`, de: (title: string) => `„${title}“ löschen?` },
  deleteText: {
    en: 'Its pages and comments will be deleted, too. This can’t be undone.',
    de: 'Auch alle Seiten und Kommentare werden gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  unsaved: { en: 'Unsaved changes', de: 'Ungespeicherte Änderungen' },
  leave: {
    en: 'You have unsaved changes. Leave anyway?',
    de: 'Ihre Änderungen sind noch nicht gespeichert. Trotzdem verlassen?',
  },
  conflict: {
    en: 'Someone else saved changes in the meantime. Yours are still here. Which version do you want to keep?',
    de: 'Inzwischen hat jemand anderes gespeichert. Ihre Änderungen sind noch da. Welche Fassung möchten Sie behalten?',
  },
  keepMine: { en: 'Keep mine', de: 'Meine Fassung behalten' },
  takeTheirs: { en: 'Use the saved one', de: 'Gespeicherte Fassung übernehmen' },
  theyHave: {
    en: (title: string) => `Saved version: “${title}”`,
    de: (title: string) => `Gespeicherte Fassung: „${title}“`,
  },
  show: { en: 'View as visitor', de: 'Als Besucher ansehen' },
  publicDemos: { en: 'Public demos:', de: 'Öffentliche Demos:' },
  seePreview: { en: 'View previews', de: 'Vorschauen ansehen' },
  toList: { en: 'All case studies', de: 'Alle Fallstudien' },
});
