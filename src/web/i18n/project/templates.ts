import { rows } from '../texts.ts';

export const templatesTexts = rows({
  lead: {
    en: 'One design for each kind of page. Click a picture to set it live.',
    de: 'Ein Design für jede Art von Seite. Klicken Sie ein Bild an, um es live zu schalten.',
  },
  leadMany: {
    en: 'Click a picture to switch it on or off.',
    de: 'Klicken Sie ein Bild an, um es ein- oder auszuschalten.',
  },
  many: { en: 'Several designs per route', de: 'Mehrere Designs je Route' },
  manyHint: {
    en: 'Compare designs: each page gets one of them at random and keeps it.',
    de: 'Designs vergleichen: Jede Seite erhält zufällig eines davon und behält es.',
  },
  newTemplate: { en: 'New template', de: 'Neue Vorlage' },
  allOther: { en: 'All other pages', de: 'Alle übrigen Seiten' },
  allOtherText: {
    en: 'Everything that no other route takes, the home page too.',
    de: 'Alles, was keine andere Route nimmt, auch die Startseite.',
  },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  shownWith: { en: 'Shown with', de: 'Gezeigt mit' },
  noPages: {
    en: 'No page of this route has been read yet: you see sample data.',
    de: 'Von dieser Route ist noch keine Seite gelesen: Sie sehen Beispieldaten.',
  },
  live: { en: 'Live', de: 'Live' },
  inactive: { en: 'Inactive', de: 'Inaktiv' },
  ownDesigns: { en: 'Your designs', de: 'Ihre Designs' },
  suggestions: { en: 'Ready-made designs', de: 'Fertige Designs' },
  suggestionsText: {
    en: 'Drawn with your own page. One click puts a design live; you can change everything afterwards.',
    de: 'Gezeichnet mit Ihrer eigenen Seite. Ein Klick schaltet ein Design live; danach können Sie alles ändern.',
  },
  allDesigns: { en: 'All designs', de: 'Alle Designs' },
  noneLive: {
    en: 'No design is live: the default image is used.',
    de: 'Kein Design ist live: Es wird das Standardbild verwendet.',
  },
  severalLive: {
    en: (count: number) => `${count} designs are live: each page gets one of them at random.`,
    de: (count: number) => `${count} Designs sind live: Jede Seite erhält zufällig eines davon.`,
  },
  choose: { en: (name: string) => `Set “${name}” live`, de: (name: string) => `„${name}“ live schalten` },
  switchOff: { en: (name: string) => `Switch “${name}” off`, de: (name: string) => `„${name}“ ausschalten` },
  nowLive: { en: (name: string) => `“${name}” is live.`, de: (name: string) => `„${name}“ ist jetzt live.` },
  nowInactive: {
    en: (name: string) => `“${name}” is switched off.`,
    de: (name: string) => `„${name}“ ist ausgeschaltet.`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  more: { en: (name: string) => `More about “${name}”`, de: (name: string) => `Mehr zu „${name}“` },
  configure: { en: 'Configure', de: 'Anpassen' },
  design: { en: 'Open in the designer', de: 'Im Designer öffnen' },
  duplicate: { en: 'Duplicate', de: 'Duplizieren' },
  duplicated: { en: 'The template has been duplicated.', de: 'Die Vorlage wurde dupliziert.' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: {
    en: 'Copied. Paste it on any route, also of another project.',
    de: 'Kopiert. Sie können sie auf jeder Route einfügen, auch in einem anderen Projekt.',
  },
  notCopied: { en: 'Your browser does not allow copying here.', de: 'Ihr Browser erlaubt hier kein Kopieren.' },
  redraw: { en: 'Redraw all its images', de: 'Alle Bilder neu zeichnen' },
  redrawn: { en: 'Its images are being redrawn.', de: 'Die Bilder werden neu gezeichnet.' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  deleteText: {
    en: 'The template goes for good. Images that were shared already stay where they are.',
    de: 'Die Vorlage wird endgültig gelöscht. Bereits geteilte Bilder bleiben erhalten.',
  },
  deleteLiveText: {
    en: 'It is live: its pages then show the default image. Images that were shared already stay where they are.',
    de: 'Sie ist live: Die Seiten zeigen dann das Standardbild. Bereits geteilte Bilder bleiben erhalten.',
  },
  deleted: { en: 'The template has been deleted.', de: 'Die Vorlage wurde gelöscht.' },
  paste: { en: 'Paste template', de: 'Vorlage einfügen' },
  pasteText: {
    en: 'Paste a template that you copied, here or in another project.',
    de: 'Fügen Sie eine Vorlage ein, die Sie hier oder in einem anderen Projekt kopiert haben.',
  },
  pasteLabel: { en: 'Copied template', de: 'Kopierte Vorlage' },
  pasteInto: { en: 'Route', de: 'Route' },
  pasteWrong: {
    en: 'This is not a copied template.',
    de: 'Das ist keine kopierte Vorlage.',
  },
  pasted: { en: 'The template has been pasted.', de: 'Die Vorlage wurde eingefügt.' },
  crawls: {
    en: (count: string) => `${count} crawls`,
    de: (count: string) => `${count} Abrufe`,
  },
  crawlsTitle: { en: 'Fetched in the last 21 days', de: 'Abgerufen in den letzten 21 Tagen' },
  noImage: { en: 'This picture could not be drawn.', de: 'Dieses Bild ließ sich nicht zeichnen.' },
  adding: { en: 'Adding…', de: 'Wird hinzugefügt …' },
  ownImage: { en: 'Shares the page’s own image', de: 'Teilt das eigene Bild der Seite' },
  ownImproved: {
    en: 'Shares the page’s own image, improved',
    de: 'Teilt das eigene Bild der Seite, verbessert',
  },
  changeSample: { en: 'Change', de: 'Ändern' },
  changeSampleFor: {
    en: (path: string) => `Choose another sample page for ${path}`,
    de: (path: string) => `Andere Beispielseite für ${path} wählen`,
  },
  sampleChosen: {
    en: (title: string) => `The designs are now shown with “${title}”.`,
    de: (title: string) => `Die Designs werden jetzt mit „${title}“ gezeigt.`,
  },
  ownPages: {
    en: (count: number) => (count === 1 ? '1 page has it as its own' : `${count} pages have it as their own`),
    de: (count: number) => (count === 1 ? '1 Seite hat sie als eigene' : `${count} Seiten haben sie als eigene`),
  },
});

export const newTemplateTexts = rows({
  lead: {
    en: 'Every design is drawn with your own page. You can change everything afterwards.',
    de: 'Jedes Design ist mit Ihrer eigenen Seite gezeichnet. Danach können Sie alles ändern.',
  },
  forRoute: { en: 'For', de: 'Für' },
  allKinds: { en: 'All', de: 'Alle' },
  recommended: { en: 'Recommended', de: 'Empfohlen' },
  product: { en: 'Product', de: 'Produkt' },
  collection: { en: 'Collection', de: 'Kategorie' },
  blog: { en: 'Blog', de: 'Blog' },
  page: { en: 'Page', de: 'Seite' },
  home: { en: 'Home', de: 'Startseite' },
  kind: { en: 'Made for', de: 'Gemacht für' },
  use: { en: 'Use this design', de: 'Dieses Design verwenden' },
  empty: { en: 'Start from scratch', de: 'Leer beginnen' },
  emptyText: { en: 'An empty card in the designer.', de: 'Eine leere Karte im Designer.' },
  variants: {
    en: (count: number) => (count === 1 ? '1 variant' : `${count} variants`),
    de: (count: number) => (count === 1 ? '1 Variante' : `${count} Varianten`),
  },
  needs: { en: 'Looks best with', de: 'Wirkt am besten mit' },
  image: { en: 'a photo', de: 'Foto' },
  images: { en: 'several photos', de: 'mehreren Fotos' },
  price: { en: 'a price', de: 'Preis' },
  sale: { en: 'a sale price', de: 'reduziertem Preis' },
  rating: { en: 'ratings', de: 'Bewertungen' },
  logo: { en: 'a logo', de: 'Logo' },
});
