import { rows } from '../texts.ts';

/** /app/reports: the state of all websites of a person. */
export const projectReportsTexts = rows({
  lead: {
    en: 'How your websites stand, by their newest audit.',
    de: 'Wie Ihre Websites stehen, nach ihrem neuesten Audit.',
  },
  website: { en: 'Website', de: 'Website' },
  curve: { en: 'Trend', de: 'Verlauf' },
  audits: { en: 'Audits', de: 'Audits' },
  newest: { en: 'Newest audit', de: 'Neuestes Audit' },
  notAudited: { en: 'Not audited yet', de: 'Noch nicht geprüft' },
  start: { en: 'Start an audit', de: 'Audit starten' },
  report: { en: 'Report', de: 'Bericht' },
  reportOf: { en: (site: string) => `Report of ${site}`, de: (site: string) => `Bericht von ${site}` },
  more: { en: (site: string) => `More about ${site}`, de: (site: string) => `Mehr zu ${site}` },
  demo: { en: 'Before and after', de: 'Vorher und nachher' },
  onePager: { en: 'One-pager', de: 'One-Pager' },
  auditSheet: { en: 'One-pager of the audit', de: 'One-Pager zum Audit' },
  pdf: { en: 'Report as PDF', de: 'Bericht als PDF' },
  look: { en: 'Your look on reports', de: 'Ihr Auftritt in Berichten' },
  caseStudies: { en: 'Case studies', de: 'Fallstudien' },
  addWebsite: { en: 'Add a website', de: 'Website hinzufügen' },
});
