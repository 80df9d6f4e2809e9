import { rows } from '#web/i18n/texts.ts';

export const collaboratorTexts = rows({
  lead: {
    en: 'Admins can change everything. Editors work on templates, pages and audits.',
    de: 'Admins können alles ändern. Die Redaktion arbeitet an Vorlagen, Seiten und Audits.',
  },
  onlyAdmins: {
    en: 'Only admins can invite and remove people.',
    de: 'Nur Admins können Personen einladen und entfernen.',
  },
  former: {
    en: 'This page has moved. The old address still works.',
    de: 'Diese Seite ist umgezogen. Die alte Adresse funktioniert weiter.',
  },
  toNew: { en: 'Go to the new page', de: 'Zur neuen Seite' },
  search: { en: 'Search by email or name', de: 'Nach E-Mail oder Namen suchen' },
  person: { en: 'Person', de: 'Person' },
  role: { en: 'Role', de: 'Rolle' },
  status: { en: 'Status', de: 'Status' },
  admin: { en: 'ADMIN', de: 'Admin' },
  editor: { en: 'EDITOR', de: 'Redaktion' },
  adminRole: { en: 'Admin', de: 'Admin' },
  editorRole: { en: 'Editor', de: 'Redaktion' },
  adminHint: {
    en: 'Changes project and plan, invites and removes people',
    de: 'Ändert Projekt und Tarif, lädt Personen ein und entfernt sie',
  },
  editorHint: { en: 'Works on templates, pages and audits', de: 'Arbeitet an Vorlagen, Seiten und Audits' },
  pending: { en: 'Pending invitation', de: 'Einladung ausstehend' },
  you: { en: 'you', de: 'Sie' },
  active: { en: 'Active', de: 'Aktiv' },
  inactive: { en: 'Inactive', de: 'Inaktiv' },
  suspended: { en: 'Suspended', de: 'Gesperrt' },
  add: { en: 'Add collaborator', de: 'Mitwirkende hinzufügen' },
  addText: {
    en: 'They get an email with a link that works for 14 days. Once they accept, they have access.',
    de: 'Die Person bekommt per E-Mail einen Link, der 14 Tage gilt. Sobald sie annimmt, hat sie Zugang.',
  },
  send: { en: 'Send invite email', de: 'Einladung senden' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  sent: { en: 'Invitation sent', de: 'Einladung gesendet' },
  sendAgain: { en: 'Send again', de: 'Erneut senden' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeQuestion: { en: (email: string) => `Remove ${email}?`, de: (email: string) => `${email} entfernen?` },
  removeText: {
    en: 'They lose access to this project. What they made stays.',
    de: 'Die Person verliert den Zugang zu diesem Projekt. Was sie erstellt hat, bleibt.',
  },
  removed: { en: 'Person removed', de: 'Person entfernt' },
  sentAgain: {
    en: 'New link sent. The old one no longer works.',
    de: 'Neuer Link gesendet. Der alte gilt nicht mehr.',
  },
  actionsFor: { en: (email: string) => `Actions for ${email}`, de: (email: string) => `Aktionen für ${email}` },
  makeAdmin: { en: 'Make admin', de: 'Zum Admin machen' },
  makeEditor: { en: 'Make editor', de: 'Rolle „Redaktion“ geben' },
  makeAdminQuestion: {
    en: (email: string) => `Make ${email} an admin?`,
    de: (email: string) => `${email} zum Admin machen?`,
  },
  makeAdminText: {
    en: 'Admins can change project and plan, invite and remove people, and delete the project.',
    de: 'Admins können Projekt und Tarif ändern, Personen einladen und entfernen und das Projekt löschen.',
  },
  makeEditorQuestion: {
    en: (email: string) => `Make ${email} an editor?`,
    de: (email: string) => `${email} die Rolle „Redaktion“ geben?`,
  },
  makeEditorText: {
    en: 'Editors work on templates, pages and audits. They can’t change the project, its plan or its people.',
    de: 'Die Redaktion arbeitet an Vorlagen, Seiten und Audits. Projekt, Tarif und Personen kann sie nicht ändern.',
  },
  roleChanged: { en: 'Role changed', de: 'Rolle geändert' },
  withdraw: { en: 'Withdraw invitation', de: 'Einladung zurückziehen' },
  withdrawQuestion: {
    en: (email: string) => `Withdraw the invitation to ${email}?`,
    de: (email: string) => `Einladung an ${email} zurückziehen?`,
  },
  withdrawText: {
    en: 'The link in the email stops working.',
    de: 'Der Link in der E-Mail funktioniert dann nicht mehr.',
  },
  withdrawn: { en: 'Invitation withdrawn', de: 'Einladung zurückgezogen' },
  expired: { en: 'Invitation expired', de: 'Einladung abgelaufen' },
  leave: { en: 'Leave project', de: 'Projekt verlassen' },
  leaveQuestion: { en: 'Leave this project?', de: 'Dieses Projekt verlassen?' },
  leaveText: {
    en: 'You lose access. To come back, you need a new invitation from an admin.',
    de: 'Sie verlieren den Zugang. Zurück kommen Sie nur mit einer neuen Einladung eines Admins.',
  },
  alone: { en: 'No collaborators yet', de: 'Noch keine Mitwirkenden' },
  nobody: { en: 'Nobody matches your search.', de: 'Niemand passt zu Ihrer Suche.' },
});
