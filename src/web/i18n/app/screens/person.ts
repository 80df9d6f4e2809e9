import { screen } from './screen.ts';

/** The screens of a person, across projects. */
export const personScreenTexts = {
  agreement: screen(
    { en: 'Data processing agreement', de: 'Vertrag zur Auftragsverarbeitung' },
    { en: 'No agreement yet', de: 'Noch kein Vertrag' },
    { en: 'Accepted agreements will appear here.', de: 'Hier erscheinen angenommene Verträge.' },
  ),
  reports: screen(
    { en: 'Reports', de: 'Berichte' },
    { en: 'No reports yet', de: 'Noch keine Berichte' },
    {
      en: 'Add a website to get its first audit, ready to print or pass on.',
      de: 'Fügen Sie eine Website hinzu. Ihr erstes Audit erscheint dann hier, fertig zum Drucken oder Weitergeben.',
    },
  ),
  caseStudy: screen(
    { en: 'Case studies', de: 'Fallstudien' },
    { en: 'No case studies yet', de: 'Noch keine Fallstudien' },
    {
      en: 'Case studies of real websites will appear here.',
      de: 'Hier erscheinen Fallstudien echter Websites.',
    },
  ),
  account: screen(
    { en: 'Account', de: 'Konto' },
    { en: 'No API tokens yet', de: 'Noch keine API-Token' },
    {
      en: 'Create one to let your own programs use the API on your behalf.',
      de: 'Erstellen Sie eines, damit Ihre Programme in Ihrem Namen auf die API zugreifen können.',
    },
  ),
};
