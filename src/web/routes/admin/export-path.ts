import type { Language } from '#domain/language.ts';

/** Not a screen, so not in the table of screens. */
export const exportPaths = { en: '/app/admin/export/:list', de: '/de/app/admin/export/:list' };

export const exportPath = (language: Language, list: string) => exportPaths[language].replace(':list', list);
