import { rows } from '../texts.ts';

/** Proving one's identity: passkeys, codes, the second step of a login, and the dialog before sensitive changes. */
export const loginConfirmationTexts = rows({
  endedTitle: { en: 'Please log in again', de: 'Bitte melden Sie sich erneut an' },
  endedLead: {
    en: 'Your session has ended. What you entered is still here and is saved once you are logged in.',
    de: 'Ihre Sitzung ist beendet. Ihre Eingaben sind noch da und werden gespeichert, sobald Sie angemeldet sind.',
  },
  logIn: { en: 'Log in and go on', de: 'Anmelden und fortfahren' },
  otherWay: { en: 'Log in another way', de: 'Anders anmelden' },
  didLogIn: { en: 'I have logged in', de: 'Ich bin angemeldet' },
  otherPerson: {
    en: (email: string) => `You are logged in as ${email} now, which is another account.`,
    de: (email: string) => `Sie sind jetzt als ${email} angemeldet. Das ist ein anderes Konto.`,
  },
  withPasskey: { en: 'Log in with a passkey', de: 'Mit Passkey anmelden' },
  usePasskey: { en: 'Use passkey', de: 'Passkey verwenden' },
  waiting: { en: 'Waiting for the passkey', de: 'Warten auf den Passkey' },
  confirming: { en: 'Checking', de: 'Wird geprüft' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  or: { en: 'or', de: 'oder' },
  stepTitle: { en: 'One more step', de: 'Noch ein Schritt' },
  stepLead: {
    en: (email: string) => `${email} is protected by a second factor.`,
    de: (email: string) => `${email} ist durch einen zweiten Faktor geschützt.`,
  },
  appCode: { en: 'Code from your authenticator app', de: 'Code aus Ihrer Authenticator-App' },
  recoveryCode: { en: 'Recovery code', de: 'Wiederherstellungscode' },
  recoveryHint: {
    en: 'One of the ten codes you saved. Each works once.',
    de: 'Einer der zehn Codes, die Sie gespeichert haben. Jeder gilt einmal.',
  },
  useRecovery: { en: 'Use a recovery code', de: 'Wiederherstellungscode verwenden' },
  useFactor: { en: 'Use passkey or app', de: 'Passkey oder App verwenden' },
  otherAccount: { en: 'Log in differently', de: 'Anders anmelden' },
  anyCode: { en: 'Code from your app, or a recovery code', de: 'Code aus Ihrer App oder Wiederherstellungscode' },
  freshTitle: { en: 'Is it really you?', de: 'Sind Sie es wirklich?' },
  freshLead: {
    en: 'Your last login was a while ago. Please confirm it before you make this change; what you entered stays.',
    de: 'Ihre letzte Anmeldung ist eine Weile her. Bitte bestätigen Sie sie vor dieser Änderung; Ihre Eingaben bleiben erhalten.',
  },
  mailInstead: { en: 'Get a code by email instead', de: 'Stattdessen Code per E-Mail erhalten' },
  sendCode: {
    en: (email: string) => `Send a code to ${email}`,
    de: (email: string) => `Code an ${email} senden`,
  },
  codeSent: {
    en: (email: string) => `We have sent a code to ${email}. It works for 10 minutes.`,
    de: (email: string) => `Wir haben einen Code an ${email} geschickt. Er gilt 10 Minuten.`,
  },
  mailCode: { en: 'Code from the email', de: 'Code aus der E-Mail' },
  cancelled: {
    en: 'The passkey was not used. Please try again.',
    de: 'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es noch einmal.',
  },
  alreadyThere: {
    en: 'This device already has a passkey for your account.',
    de: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  },
  unsupported: {
    en: 'This browser does not support passkeys.',
    de: 'Dieser Browser unterstützt keine Passkeys.',
  },
  needsName: {
    en: 'Passkeys only work at the site’s own address. Please open this page there:',
    de: 'Passkeys funktionieren nur unter der Adresse der Website. Bitte öffnen Sie diese Seite dort:',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  recommended: {
    en: 'Your super admin account has no second factor yet.',
    de: 'Ihr Super-Admin-Konto hat noch keinen zweiten Faktor.',
  },
  reminder: { en: 'Security of your account', de: 'Sicherheit Ihres Kontos' },
  setUp: { en: 'Set one up', de: 'Jetzt einrichten' },
});
