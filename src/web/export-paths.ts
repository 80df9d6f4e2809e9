import { generatePath } from 'react-router';
import { type Language, languagePrefix } from '#domain/language.ts';

// Addresses of CSV files: they are no screens, so not in the table of screens.

const inEachLanguage = (path: string): Record<Language, string> => ({
  en: languagePrefix.en + path,
  de: languagePrefix.de + path,
});

export const exportPaths = inEachLanguage('/app/admin/export/:list');

export const exportPath = (language: Language, list: string) => exportPaths[language].replace(':list', list);

export const activityExports = {
  project: inEachLanguage('/app/:projectSlug/settings/activity/export'),
  all: inEachLanguage('/app/admin/activity/export'),
};

export const projectActivityExport = (language: Language, projectSlug: string) =>
  generatePath(activityExports.project[language], { projectSlug });
