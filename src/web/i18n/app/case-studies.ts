import { rows } from '../texts.ts';

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
  NoImage: { en: 'No picture', de: 'Kein Bild' },
  GenericImage: { en: 'Same picture everywhere', de: 'Überall dasselbe Bild' },
  ProductImageBadScale: { en: 'Product picture badly cut', de: 'Produktbild schlecht beschnitten' },
});

/** Case studies and demos: their lists, and the one editor for the pages of both. */
export const caseStudyTexts = rows({
  lead: {
    en: 'What goes wrong when links of known websites are shared, page by page.',
    de: 'Was schiefgeht, wenn Links bekannter Websites geteilt werden, Seite für Seite.',
  },
  demoLead: {
    en: 'Demos tell visitors, page by page, what a platform shows today and what it could show.',
    de: 'Demos zeigen Besuchern Seite für Seite, was eine Plattform heute zeigt und was sie zeigen könnte.',
  },
  newStudy: { en: 'New case study', de: 'Neue Fallstudie' },
  newDemo: { en: 'New demo', de: 'Neue Demo' },
  search: { en: 'Search', de: 'Suchen' },
  searchFor: { en: 'Title or address', de: 'Titel oder Adresse' },
  category: { en: 'Category', de: 'Kategorie' },
  allCategories: { en: 'All categories', de: 'Alle Kategorien' },
  nothingFound: { en: 'No data found', de: 'Keine Daten gefunden' },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  title: { en: 'Title', de: 'Titel' },
  titleEn: { en: 'Title, English', de: 'Titel, Englisch' },
  titleDe: { en: 'Title, German', de: 'Titel, Deutsch' },
  website: { en: 'Website', de: 'Website' },
  descriptionEn: { en: 'Description, English', de: 'Beschreibung, Englisch' },
  descriptionDe: { en: 'Description, German', de: 'Beschreibung, Deutsch' },
  identifier: { en: 'Identifier', de: 'Kennung' },
  identifierHint: {
    en: (path: string) => `Its address: ${path}`,
    de: (path: string) => `Ihre Adresse: ${path}`,
  },
  withoutProject: { en: 'without a project', de: 'ohne Projekt' },
  subPages: { en: 'Pages', de: 'Seiten' },
  noPages: { en: 'No pages yet. Add the first one.', de: 'Noch keine Seiten. Fügen Sie die erste hinzu.' },
  addPage: { en: 'Add page', de: 'Seite hinzufügen' },
  page: { en: (number: number) => `Page ${number}`, de: (number: number) => `Seite ${number}` },
  address: { en: 'Address', de: 'Adresse' },
  type: { en: 'Type of page', de: 'Art der Seite' },
  imageType: { en: 'Picture', de: 'Bild' },
  noProblem: { en: 'Nothing wrong', de: 'Nichts auszusetzen' },
  commentEn: {
    en: (number: number) => `Comment ${number}, English`,
    de: (number: number) => `Kommentar ${number}, Englisch`,
  },
  commentDe: {
    en: (number: number) => `Comment ${number}, German`,
    de: (number: number) => `Kommentar ${number}, Deutsch`,
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
    en: (number: number) => `Order of page ${number}: drag, or use the arrow keys`,
    de: (number: number) => `Reihenfolge von Seite ${number}: ziehen oder Pfeiltasten verwenden`,
  },
  moved: {
    en: (to: number, all: number) => `Now page ${to} of ${all}`,
    de: (to: number, all: number) => `Jetzt Seite ${to} von ${all}`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (title: string) => `Delete “${title}”?`, de: (title: string) => `„${title}“ löschen?` },
  deleteText: {
    en: 'It disappears with its pages and comments. This cannot be undone.',
    de: 'Alle Seiten und Kommentare gehen mit verloren. Das lässt sich nicht rückgängig machen.',
  },
  deleted: { en: 'Deleted.', de: 'Gelöscht.' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
  unsaved: { en: 'Not saved yet', de: 'Noch nicht gespeichert' },
  leave: {
    en: 'What you changed is not saved yet. Leave all the same?',
    de: 'Ihre Änderungen sind noch nicht gespeichert. Trotzdem verlassen?',
  },
  conflict: {
    en: 'Somebody else saved this in the meantime. Your text is still here. What should count?',
    de: 'Jemand anderes hat das inzwischen gespeichert. Ihr Text steht noch hier. Was soll gelten?',
  },
  keepMine: { en: 'Save mine over it', de: 'Meine Fassung speichern' },
  takeTheirs: { en: 'Take theirs', de: 'Andere Fassung übernehmen' },
  theyHave: { en: (title: string) => `Saved is: “${title}”`, de: (title: string) => `Gespeichert ist: „${title}“` },
  show: { en: 'Show to visitors', de: 'So sehen es Besucher' },
  publicDemos: { en: 'For visitors:', de: 'Für Besucher:' },
  seePreview: { en: 'See its previews', de: 'Vorschauen ansehen' },
  toList: { en: 'All case studies', de: 'Alle Fallstudien' },
});
