import { rows } from './texts.ts';

export const pagingTexts = rows({
  label: { en: 'Pages', de: 'Seiten' },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  position: {
    en: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    de: (page: number, pageCount: number) => `Seite ${page} von ${pageCount}`,
  },
});
