import { rows } from '#web/i18n/texts.ts';

/** Routes of a project: kinds of pages. */
export const routesTexts = rows({
  lead: {
    en: 'Pages of one type share their templates. Every page belongs to the first page type that matches it.',
    de: 'Ein Seitentyp fasst gleichartige Seiten zusammen. Jede Seite gehört zum ersten Seitentyp, der auf sie passt.',
  },
  route: { en: 'Page type', de: 'Seitentyp' },
  path: { en: 'Path', de: 'Pfad' },
  pathHint: {
    en: 'A star stands for one or more parts of the path: /products/*',
    de: 'Ein Stern steht für einen oder mehrere Teile des Pfads: /products/*',
  },
  add: { en: 'Add page type', de: 'Seitentyp hinzufügen' },
  adding: { en: 'Adding', de: 'Wird hinzugefügt' },
  added: {
    en: (path: string) => `${path} added. Pages that match it now belong to it.`,
    de: (path: string) => `${path} hinzugefügt. Passende Seiten gehören jetzt dazu.`,
  },
  pages: { en: 'Pages', de: 'Seiten' },
  pagesOf: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  andMore: { en: (count: number) => `and ${count} more`, de: (count: number) => `und ${count} weitere` },
  templates: { en: 'Live templates', de: 'Live-Vorlagen' },
  templatesOf: {
    en: (count: number): string => (count === 1 ? 'live template' : 'live templates'),
    de: (count: number): string => (count === 1 ? 'Live-Vorlage' : 'Live-Vorlagen'),
  },
  fallbackText: { en: 'Pages that match no other page type', de: 'Seiten, auf die kein anderer Seitentyp passt' },
  noTemplates: { en: 'None', de: 'Keine' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteRoute: { en: (path: string) => `Delete ${path}`, de: (path: string) => `${path} löschen` },
  deleteTitle: { en: (path: string) => `Delete ${path}?`, de: (path: string) => `Seitentyp ${path} löschen?` },
  deleteText: {
    en: 'Its templates are deleted too. Its pages move to the next page type that matches.',
    de: 'Seine Vorlagen werden mitgelöscht. Seine Seiten gehören danach zum nächsten passenden Seitentyp.',
  },
  deleted: { en: 'Page type deleted', de: 'Seitentyp gelöscht' },
});
