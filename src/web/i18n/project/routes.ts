import { rows } from '../texts.ts';

/** Routes of a project: kinds of pages. */
export const routesTexts = rows({
  lead: {
    en: 'A route is a kind of page. Every page belongs to the first route that fits it, in this order.',
    de: 'Eine Route ist eine Art von Seite. Jede Seite gehört zur ersten Route, die auf sie passt, in dieser Reihenfolge.',
  },
  route: { en: 'Route', de: 'Route' },
  path: { en: 'Path', de: 'Pfad' },
  pathHint: {
    en: 'A star stands for one or more segments: /products/*',
    de: 'Ein Stern steht für einen oder mehrere Abschnitte: /products/*',
  },
  add: { en: 'Add route', de: 'Route hinzufügen' },
  adding: { en: 'Adding', de: 'Wird hinzugefügt' },
  added: {
    en: (path: string) => `${path} has been added; pages that fit it have come over.`,
    de: (path: string) => `${path} wurde hinzugefügt; passende Seiten gehören jetzt dazu.`,
  },
  pages: { en: 'Sub pages', de: 'Unterseiten' },
  pagesOf: {
    en: (count: number) => (count === 1 ? '1 sub page' : `${count} sub pages`),
    de: (count: number) => (count === 1 ? '1 Unterseite' : `${count} Unterseiten`),
  },
  andMore: { en: (count: number) => `and ${count} more`, de: (count: number) => `und ${count} weitere` },
  templates: { en: 'Live templates', de: 'Aktive Vorlagen' },
  fallbackText: { en: 'Pages that fit no other route', de: 'Seiten, auf die keine andere Route passt' },
  noTemplates: { en: 'None', de: 'Keine' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteRoute: { en: (path: string) => `Delete ${path}`, de: (path: string) => `${path} löschen` },
  deleteTitle: { en: (path: string) => `Delete the route ${path}?`, de: (path: string) => `Route ${path} löschen?` },
  deleteText: {
    en: 'Its templates are deleted with it. Its pages stay and move to the next route that fits.',
    de: 'Ihre Vorlagen werden mit gelöscht. Ihre Seiten bleiben und gehören dann zur nächsten passenden Route.',
  },
  deleted: { en: 'The route has been deleted.', de: 'Die Route wurde gelöscht.' },
});
