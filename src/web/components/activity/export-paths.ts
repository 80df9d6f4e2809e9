import { generatePath } from 'react-router';
import type { Language } from '#domain/language.ts';

/** Not screens, so not in the table of screens. */
export const activityExports = {
  project: { en: '/app/:projectSlug/settings/activity/export', de: '/de/app/:projectSlug/settings/activity/export' },
  all: { en: '/app/admin/activity/export', de: '/de/app/admin/activity/export' },
} satisfies Record<string, Record<Language, string>>;

export const projectActivityExport = (language: Language, projectSlug: string) =>
  generatePath(activityExports.project[language], { projectSlug });
