import { rows } from '../texts.ts';

export const collaboratorTexts = rows({
  lead: {
    en: 'Who works on this project. Admins change everything; editors work on templates, pages and audits.',
    de: 'Wer an diesem Projekt arbeitet. Admins ändern alles; Editoren arbeiten an Vorlagen, Seiten und Audits.',
  },
  onlyAdmins: {
    en: 'Who works on this project. Only admins can invite or remove people.',
    de: 'Wer an diesem Projekt arbeitet. Einladen und entfernen können nur Admins.',
  },
  former: {
    en: 'This page has moved. The former address keeps working.',
    de: 'Diese Seite ist umgezogen. Die frühere Adresse funktioniert weiter.',
  },
  toNew: { en: 'To the new page', de: 'Zur neuen Seite' },
  search: { en: 'Search by email, first or last name', de: 'Nach E-Mail, Vor- oder Nachname suchen' },
  person: { en: 'Person', de: 'Person' },
  role: { en: 'Role', de: 'Rolle' },
  status: { en: 'Status', de: 'Status' },
  admin: { en: 'ADMIN', de: 'ADMIN' },
  editor: { en: 'EDITOR', de: 'EDITOR' },
  adminRole: { en: 'Admin', de: 'Admin' },
  editorRole: { en: 'Editor', de: 'Editor' },
  adminHint: {
    en: 'Changes project and plan, invites and removes people',
    de: 'Ändert Projekt und Tarif, lädt Personen ein und entfernt sie',
  },
  editorHint: { en: 'Works on templates, pages and audits', de: 'Arbeitet an Vorlagen, Seiten und Audits' },
  pending: { en: 'Pending invitation', de: 'Einladung ausstehend' },
  you: { en: 'you', de: 'Sie' },
  active: { en: 'Active', de: 'Aktiv' },
  suspended: { en: 'Suspended', de: 'Gesperrt' },
  add: { en: 'Add collaborator', de: 'Mitwirkende hinzufügen' },
  addText: {
    en: 'We email them a link that is valid for 14 days. They join once they accept.',
    de: 'Die Person bekommt eine E-Mail mit einem Link, der 14 Tage gilt. Dabei ist sie, sobald sie annimmt.',
  },
  send: { en: 'Send invite email', de: 'Einladung senden' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  sent: { en: 'The invitation is on its way.', de: 'Die Einladung ist unterwegs.' },
  sendAgain: { en: 'Send again', de: 'Erneut senden' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeQuestion: { en: (email: string) => `Remove ${email}?`, de: (email: string) => `${email} entfernen?` },
  removeText: {
    en: 'The person can no longer open this project. What they made stays.',
    de: 'Die Person kann dieses Projekt nicht mehr öffnen. Was sie gemacht hat, bleibt.',
  },
  removed: { en: 'Removed.', de: 'Entfernt.' },
  sentAgain: {
    en: 'A new link is on its way. The old one no longer works.',
    de: 'Ein neuer Link ist unterwegs. Der alte gilt nicht mehr.',
  },
  actionsFor: { en: (email: string) => `Actions for ${email}`, de: (email: string) => `Aktionen für ${email}` },
  makeAdmin: { en: 'Make admin', de: 'Zum Admin machen' },
  makeEditor: { en: 'Make editor', de: 'Zum Editor machen' },
  makeAdminQuestion: {
    en: (email: string) => `Make ${email} an admin?`,
    de: (email: string) => `${email} zum Admin machen?`,
  },
  makeAdminText: {
    en: 'Admins change project and plan, invite and remove people, and can delete the project.',
    de: 'Admins ändern Projekt und Tarif, laden Personen ein, entfernen sie und können das Projekt löschen.',
  },
  makeEditorQuestion: {
    en: (email: string) => `Make ${email} an editor?`,
    de: (email: string) => `${email} zum Editor machen?`,
  },
  makeEditorText: {
    en: 'Editors work on templates, pages and audits, and no longer change project, plan and people.',
    de: 'Editoren arbeiten an Vorlagen, Seiten und Audits. Projekt, Tarif und Personen ändern sie nicht mehr.',
  },
  roleChanged: { en: 'The role has been changed.', de: 'Die Rolle wurde geändert.' },
  withdraw: { en: 'Withdraw invitation', de: 'Einladung zurückziehen' },
  withdrawQuestion: {
    en: (email: string) => `Withdraw the invitation to ${email}?`,
    de: (email: string) => `Einladung an ${email} zurückziehen?`,
  },
  withdrawText: {
    en: 'The link in the email stops working at once.',
    de: 'Der Link in der E-Mail gilt ab sofort nicht mehr.',
  },
  withdrawn: { en: 'The invitation has been withdrawn.', de: 'Die Einladung wurde zurückgezogen.' },
  expired: { en: 'Invitation expired', de: 'Einladung abgelaufen' },
  leave: { en: 'Leave project', de: 'Projekt verlassen' },
  leaveQuestion: { en: 'Leave this project?', de: 'Dieses Projekt verlassen?' },
  leaveText: {
    en: 'You can no longer open it. To come back, an admin has to invite you again.',
    de: 'Sie können es dann nicht mehr öffnen. Um zurückzukommen, muss ein Admin Sie erneut einladen.',
  },
  alone: { en: 'Nobody works on this project yet', de: 'Noch arbeitet niemand an diesem Projekt' },
  nobody: { en: 'Nobody fits this search.', de: 'Niemand passt zu dieser Suche.' },
  toPlans: { en: 'See the plans', de: 'Tarife ansehen' },
});
