import { screen } from './screen.ts';

/** The screens of a person, across projects. */
export const personScreenTexts = {
  reports: screen(
    { en: 'Reports', de: 'Berichte' },
    { en: 'No reports yet', de: 'Noch keine Berichte' },
    {
      en: 'Summaries of audits and shares are collected here, ready to print or pass on.',
      de: 'Hier sammeln sich Auswertungen von Audits und geteilten Links, fertig zum Drucken oder Weitergeben.',
    },
  ),
  caseStudy: screen(
    { en: 'Case studies', de: 'Fallstudien' },
    { en: 'No case studies yet', de: 'Noch keine Fallstudien' },
    {
      en: 'Before and after pictures of real pages are shown here once a demo has been made.',
      de: 'Hier sehen Sie echte Seiten vorher und nachher, sobald eine Demo angelegt ist.',
    },
  ),
  account: screen(
    { en: 'Account', de: 'Konto' },
    { en: 'No API tokens yet', de: 'Noch keine API-Token' },
    {
      en: 'A token lets your own programs call the API as you.',
      de: 'Mit einem Token rufen Ihre eigenen Programme die API in Ihrem Namen auf.',
    },
  ),
};
