import { rows } from '../texts.ts';

export const activityTexts = rows({
  lead: {
    en: 'Invitations, roles, deletions, exports, API tokens of this project, and every visit by a super admin. Entries are kept for one year.',
    de: 'Einladungen, Rollen, Löschungen, Exporte, API-Token dieses Projekts und jeder Besuch eines Super-Admins. Einträge bleiben ein Jahr lang erhalten.',
  },
  leadAll: {
    en: 'Logins, people, tokens, deletions and visits across all projects. Entries are kept for one year.',
    de: 'Anmeldungen, Personen, Token, Löschungen und Besuche in allen Projekten. Einträge bleiben ein Jahr lang erhalten.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can see its activity.',
    de: 'Die Aktivitäten sehen nur Admins dieses Projekts.',
  },
  filter: { en: 'Filter', de: 'Filtern' },
  action: { en: 'Action', de: 'Aktion' },
  allActions: { en: 'All actions', de: 'Alle Aktionen' },
  person: { en: 'Person', de: 'Person' },
  personHint: { en: 'Name or email', de: 'Name oder E-Mail' },
  project: { en: 'Project', de: 'Projekt' },
  from: { en: 'From', de: 'Von' },
  until: { en: 'Until', de: 'Bis' },
  upTo: { en: (time: string) => `until ${time}`, de: (time: string) => `bis ${time}` },
  actedBy: { en: (admin: string) => `by super admin ${admin}`, de: (admin: string) => `durch Super-Admin ${admin}` },
  time: { en: 'Time', de: 'Zeit' },
  who: { en: 'Who', de: 'Wer' },
  about: { en: 'Details', de: 'Details' },
  client: { en: 'Client', de: 'Client' },
  nobody: { en: 'Visitor or deleted account', de: 'Besucher oder gelöschtes Konto' },
  admin: { en: 'Admin', de: 'Admin' },
  editor: { en: 'Editor', de: 'Editor' },
  exportCsv: { en: 'Export CSV', de: 'Als CSV' },
  older: { en: 'Older entries', de: 'Ältere Einträge' },
  newest: { en: 'Back to the newest', de: 'Zu den neuesten' },
  nothingFound: { en: 'No entries found', de: 'Keine Einträge gefunden' },
  nothingFoundText: { en: 'Nothing matches these filters.', de: 'Zu diesen Filtern gibt es nichts.' },
  showAll: { en: 'Show all', de: 'Alle zeigen' },
});
