import { rows } from '#web/i18n/texts.ts';

/** Proving one's identity: passkeys, codes, the second step of a login, and the dialog before sensitive changes. */
export const loginConfirmationTexts = rows({
  endedTitle: { en: 'Log in again', de: 'Melden Sie sich erneut an' },
  endedLead: {
    en: 'Your session has expired. Your changes are still here and will be saved once you’re logged in.',
    de: 'Ihre Sitzung ist abgelaufen. Ihre Änderungen sind noch da und werden gespeichert, sobald Sie angemeldet sind.',
  },
  logIn: { en: 'Log in and continue', de: 'Anmelden und fortfahren' },
  otherWay: { en: 'Log in another way', de: 'Anders anmelden' },
  didLogIn: { en: 'I’m logged in', de: 'Ich bin angemeldet' },
  otherPerson: {
    en: (email: string) => `You’re now logged in as ${email}, which is a different account.`,
    de: (email: string) => `Sie sind jetzt mit einem anderen Konto angemeldet: ${email}.`,
  },
  withPasskey: { en: 'Log in with a passkey', de: 'Mit Passkey anmelden' },
  usePasskey: { en: 'Use passkey', de: 'Passkey verwenden' },
  waiting: { en: 'Waiting for your passkey', de: 'Passkey wird abgefragt' },
  confirming: { en: 'Verifying', de: 'Wird geprüft' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  or: { en: 'or', de: 'oder' },
  stepTitle: { en: 'One more step', de: 'Noch ein Schritt' },
  stepLead: {
    en: (email: string) => `${email} is protected by a second factor.`,
    de: (email: string) => `${email} ist mit einem zweiten Faktor geschützt.`,
  },
  appCode: { en: 'Code from your authenticator app', de: 'Code aus Ihrer Authenticator-App' },
  recoveryCode: { en: 'Recovery code', de: 'Wiederherstellungscode' },
  recoveryHint: {
    en: 'One of your ten saved codes. Each works once.',
    de: 'Einer Ihrer zehn gesicherten Codes. Jeder lässt sich nur einmal verwenden.',
  },
  useRecovery: { en: 'Use a recovery code', de: 'Wiederherstellungscode verwenden' },
  useFactor: { en: 'Use passkey or app', de: 'Passkey oder App verwenden' },
  otherAccount: { en: 'Back to login', de: 'Zurück zur Anmeldung' },
  anyCode: { en: 'Code from your app or recovery code', de: 'Code aus Ihrer App oder Wiederherstellungscode' },
  freshTitle: { en: 'Confirm it’s you', de: 'Bestätigen Sie Ihre Identität' },
  freshLead: {
    en: 'It’s been a while since you logged in. Confirm it’s you to make this change. Your entries are kept.',
    de: 'Ihre letzte Anmeldung ist eine Weile her. Bestätigen Sie vor dieser Änderung, dass Sie es sind. Ihre Eingaben bleiben erhalten.',
  },
  mailInstead: { en: 'Get a code by email instead', de: 'Stattdessen Code per E-Mail erhalten' },
  sendCode: {
    en: (email: string) => `Send a code to ${email}`,
    de: (email: string) => `Code an ${email} senden`,
  },
  codeSent: {
    en: (email: string) => `We sent a code to ${email}. It’s valid for 10 minutes.`,
    de: (email: string) => `Wir haben einen Code an ${email} gesendet. Er gilt 10 Minuten.`,
  },
  mailCode: { en: 'Code from the email', de: 'Code aus der E-Mail' },
  cancelled: {
    en: 'The passkey wasn’t used. Try again.',
    de: 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal.',
  },
  alreadyThere: {
    en: 'This device already has a passkey for your account.',
    de: 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
  },
  unsupported: { en: 'This browser doesn’t support passkeys.', de: 'Dieser Browser unterstützt keine Passkeys.' },
  needsName: {
    en: 'Passkeys only work at this site’s own address. Open this page there:',
    de: 'Passkeys funktionieren nur unter der Adresse dieser Website. Öffnen Sie die Seite dort:',
  },
  failed: { en: 'That didn’t work. Try again.', de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.' },
});
