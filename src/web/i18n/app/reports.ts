import { rows } from '#web/i18n/texts.ts';

/** /app/reports: the state of all websites of a person. */
export const projectReportsTexts = rows({
  lead: {
    en: 'How your websites scored in their latest audit.',
    de: 'So schneiden Ihre Websites im letzten Audit ab.',
  },
  website: { en: 'Website', de: 'Website' },
  curve: { en: 'Trend', de: 'Verlauf' },
  audits: { en: 'Audits', de: 'Audits' },
  newest: { en: 'Latest audit', de: 'Letztes Audit' },
  notAudited: { en: 'Not audited yet', de: 'Noch nicht geprüft' },
  start: { en: 'Start audit', de: 'Audit starten' },
  report: { en: 'Report', de: 'Bericht' },
  reportOf: { en: (site: string) => `Report for ${site}`, de: (site: string) => `Bericht für ${site}` },
  more: { en: (site: string) => `More for ${site}`, de: (site: string) => `Mehr zu ${site}` },
  demo: { en: 'Before and after', de: 'Vorher und nachher' },
  onePager: { en: 'One-pager', de: 'One-Pager' },
  auditSheet: { en: 'Audit one-pager', de: 'One-Pager zum Audit' },
  pdf: { en: 'Report (PDF)', de: 'Bericht (PDF)' },
  look: { en: 'Your branding on reports', de: 'Berichte mit Ihrem Logo' },
  caseStudies: { en: 'Case studies', de: 'Fallstudien' },
  addWebsite: { en: 'Add website', de: 'Website hinzufügen' },
});
