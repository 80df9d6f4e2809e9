import { generatePath } from 'react-router';
import type { Language } from '#domain/language.ts';

// Addresses of CSV files: they are no screens, so not in the table of screens.

export const exportPaths = { en: '/app/admin/export/:list', de: '/de/app/admin/export/:list' };

export const exportPath = (language: Language, list: string) => exportPaths[language].replace(':list', list);

export const activityExports = {
  project: { en: '/app/:projectSlug/settings/activity/export', de: '/de/app/:projectSlug/settings/activity/export' },
  all: { en: '/app/admin/activity/export', de: '/de/app/admin/activity/export' },
} satisfies Record<string, Record<Language, string>>;

export const projectActivityExport = (language: Language, projectSlug: string) =>
  generatePath(activityExports.project[language], { projectSlug });
