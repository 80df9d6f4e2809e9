import { rows } from '#web/i18n/texts.ts';

/** The page that accepts an invitation. */
export const invitationTexts = rows({
  title: { en: 'You’re invited', de: 'Sie sind eingeladen' },
  description: {
    en: 'Accept your invitation and help shape how a website’s links look when shared.',
    de: 'Nehmen Sie die Einladung an und gestalten Sie mit, wie die Links einer Website beim Teilen aussehen.',
  },
  newAccount: { en: 'Choose a password and you’re in.', de: 'Wählen Sie ein Passwort, und schon sind Sie dabei.' },
  knownAccount: {
    en: (email: string) => `Log in as ${email} to accept.`,
    de: (email: string) => `Melden Sie sich als ${email} an, um die Einladung anzunehmen.`,
  },
  logIn: { en: 'Log in and continue', de: 'Anmelden und fortfahren' },
  accept: { en: 'Accept invitation', de: 'Einladung annehmen' },
  accepting: { en: 'Accepting', de: 'Wird angenommen' },
  declining: { en: 'Declining', de: 'Wird abgelehnt' },
  otherTitle: { en: 'This invitation is for another account', de: 'Diese Einladung ist für ein anderes Konto' },
  otherText: {
    en: (invited: string, own: string) =>
      `It was sent to ${invited}, but you’re logged in as ${own}. Log out, then open it with the right account.`,
    de: (invited: string, own: string) =>
      `Sie ging an ${invited}, angemeldet sind Sie aber als ${own}. Melden Sie sich ab und öffnen Sie die Einladung mit dem richtigen Konto.`,
  },
  switchAccount: { en: 'Log out and continue', de: 'Abmelden und fortfahren' },
  switching: { en: 'Logging out', de: 'Wird abgemeldet' },
  stay: { en: 'Stay logged in', de: 'Angemeldet bleiben' },
  overTitle: { en: 'This invitation is no longer valid', de: 'Diese Einladung ist nicht mehr gültig' },
  missing: {
    en: 'Open this page from the link in your invitation email.',
    de: 'Öffnen Sie diese Seite über den Link in Ihrer Einladungs-E-Mail.',
  },
  noneTitle: { en: 'No open invitations', de: 'Keine offenen Einladungen' },
  none: { en: 'New invitations will appear here.', de: 'Neue Einladungen erscheinen hier.' },
  toLogin: { en: 'Go to login', de: 'Zur Anmeldung' },
  toApp: { en: 'Go to the app', de: 'Zur App' },
});
