import { rows } from '#web/i18n/texts.ts';

export const activityTexts = rows({
  lead: {
    en: 'Invitations, role changes, deletions, exports, API tokens and every visit by a super admin. Kept for one year.',
    de: 'Einladungen, Rollenwechsel, Löschungen, Exporte, API-Token und jeder Besuch eines Super-Admins. Einträge bleiben ein Jahr gespeichert.',
  },
  leadAll: {
    en: 'Logins, people, tokens, deletions and super admin visits across all projects. Kept for one year.',
    de: 'Anmeldungen, Personen, Token, Löschungen und Besuche von Super-Admins in allen Projekten. Einträge bleiben ein Jahr gespeichert.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can see its activity.',
    de: 'Nur Admins dieses Projekts sehen die Aktivitäten.',
  },
  filter: { en: 'Filter', de: 'Filtern' },
  action: { en: 'Action', de: 'Aktion' },
  allActions: { en: 'All actions', de: 'Alle Aktionen' },
  person: { en: 'Person', de: 'Person' },
  personHint: { en: 'Name or email', de: 'Name oder E-Mail' },
  project: { en: 'Project', de: 'Projekt' },
  from: { en: 'From', de: 'Von' },
  until: { en: 'Until', de: 'Bis' },
  days: {
    en: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    de: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
  },
  upTo: { en: (time: string) => `until ${time}`, de: (time: string) => `bis ${time}` },
  actedBy: { en: (admin: string) => `by super admin ${admin}`, de: (admin: string) => `durch Super-Admin ${admin}` },
  time: { en: 'Time', de: 'Zeit' },
  who: { en: 'Who', de: 'Wer' },
  details: { en: 'Details', de: 'Details' },
  client: { en: 'Client', de: 'Client' },
  /** A job ended the plan: on its last day, or after an event from Stripe. */
  bySystem: { en: 'Linkbild', de: 'Linkbild' },
  visitorOrDeleted: { en: 'Visitor or deleted account', de: 'Besucher oder gelöschtes Konto' },
  admin: { en: 'Admin', de: 'Admin' },
  editor: { en: 'Editor', de: 'Redaktion' },
  exportCsv: { en: 'Export CSV', de: 'CSV exportieren' },
  older: { en: 'Older entries', de: 'Ältere Einträge' },
  newest: { en: 'Back to newest', de: 'Zu den neuesten' },
  nothingFound: { en: 'No entries found', de: 'Keine Einträge gefunden' },
  nothingFoundText: { en: 'No entries match these filters.', de: 'Zu diesen Filtern gibt es keine Einträge.' },
  showAll: { en: 'Show all', de: 'Alle anzeigen' },
});
