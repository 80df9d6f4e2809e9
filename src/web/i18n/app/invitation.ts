import { rows } from '../texts.ts';

/** What the invited person reads. */
export const invitationTexts = rows({
  title: { en: 'You are invited', de: 'Sie sind eingeladen' },
  description: {
    en: 'Accept the invitation and work together on how a website’s links look when they are shared.',
    de: 'Nehmen Sie die Einladung an und gestalten Sie gemeinsam, wie die Links einer Website geteilt aussehen.',
  },
  lead: {
    en: (project: string) => `Work on the link previews of ${project}.`,
    de: (project: string) => `Arbeiten Sie an den Linkvorschauen von ${project} mit.`,
  },
  from: {
    en: (name: string, project: string) => `${name} invites you to work on the link previews of ${project}.`,
    de: (name: string, project: string) => `${name} lädt Sie ein, an den Linkvorschauen von ${project} mitzuarbeiten.`,
  },
  asAdmin: { en: 'You would join as an admin.', de: 'Sie wären als Admin dabei.' },
  asEditor: { en: 'You would join as an editor.', de: 'Sie wären als Editor dabei.' },
  newAccount: {
    en: 'Choose a password and you are in.',
    de: 'Wählen Sie ein Passwort, und schon sind Sie dabei.',
  },
  knownAccount: {
    en: (email: string) => `Log in as ${email} to accept.`,
    de: (email: string) => `Melden Sie sich zum Annehmen als ${email} an.`,
  },
  logIn: { en: 'Log in and continue', de: 'Anmelden und fortfahren' },
  accept: { en: 'Accept invitation', de: 'Einladung annehmen' },
  accepting: { en: 'Accepting', de: 'Wird angenommen' },
  acceptShort: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  declining: { en: 'Declining', de: 'Wird abgelehnt' },
  declined: { en: 'You have declined the invitation.', de: 'Sie haben die Einladung abgelehnt.' },
  otherTitle: { en: 'This invitation is for another account', de: 'Diese Einladung gilt einem anderen Konto' },
  otherText: {
    en: (invited: string, own: string) =>
      `It was sent to ${invited}. You are logged in as ${own}. Log out, then open it with the right account.`,
    de: (invited: string, own: string) =>
      `Sie ging an ${invited}. Angemeldet sind Sie als ${own}. Melden Sie sich ab und öffnen Sie sie mit dem richtigen Konto.`,
  },
  switchAccount: { en: 'Log out and continue', de: 'Abmelden und fortfahren' },
  switching: { en: 'Logging out', de: 'Wird abgemeldet' },
  stay: { en: 'Stay logged in', de: 'Angemeldet bleiben' },
  overTitle: { en: 'This invitation no longer works', de: 'Diese Einladung gilt nicht mehr' },
  missing: {
    en: 'Please open this page with the link from your invitation email.',
    de: 'Bitte öffnen Sie diese Seite über den Link in Ihrer Einladungs-E-Mail.',
  },
  noneTitle: { en: 'No open invitations', de: 'Keine offenen Einladungen' },
  none: {
    en: 'Nobody is waiting for an answer from you right now.',
    de: 'Gerade wartet niemand auf eine Antwort von Ihnen.',
  },
  toLogin: { en: 'To the login', de: 'Zur Anmeldung' },
  toApp: { en: 'To the app', de: 'Zur App' },
  waiting: { en: 'Invitations', de: 'Einladungen' },
});
