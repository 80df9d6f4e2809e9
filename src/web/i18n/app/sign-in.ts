import { rows } from '../texts.ts';

/** Login, registration, invitation, logout. */
export const signInTexts = rows({
  madeIn: { en: 'Made in Berlin', de: 'Made in Berlin' },
  line: { en: 'Pictures for the links people share.', de: 'Bilder für die Links, die Menschen teilen.' },
  loginTitle: { en: 'Log in', de: 'Anmelden' },
  loginDescription: {
    en: 'Log in to Linkbild and see how the links of your website look when they are shared.',
    de: 'Melden Sie sich bei Linkbild an und sehen Sie, wie die Links Ihrer Website geteilt aussehen.',
  },
  loginLead: { en: 'Good to see you again.', de: 'Schön, dass Sie wieder da sind.' },
  login: { en: 'Log in', de: 'Anmelden' },
  loggingIn: { en: 'Logging in', de: 'Anmeldung läuft' },
  withGoogle: { en: 'Continue with Google', de: 'Weiter mit Google' },
  orContinueWith: { en: 'Or continue with', de: 'Oder weiter mit' },
  magicLink: { en: 'Get a login link by mail', de: 'Anmeldelink per E-Mail erhalten' },
  magicLinkTitle: { en: 'Login link', de: 'Anmeldelink' },
  magicLinkLead: {
    en: 'We mail you a link and a code. Both work once, for 15 minutes.',
    de: 'Wir schicken Ihnen einen Link und einen Code. Beide gelten einmal und 15 Minuten lang.',
  },
  sendMagicLink: { en: 'Send login link', de: 'Anmeldelink senden' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  withPassword: { en: 'Log in with a password', de: 'Mit Passwort anmelden' },
  codeTitle: { en: 'Check your mail', de: 'Sehen Sie in Ihr Postfach' },
  codeLead: {
    en: (email: string) => `If there is an account for ${email}, a mail with a link and a code is on its way.`,
    de: (email: string) => `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit Link und Code unterwegs.`,
  },
  code: { en: 'Code from the mail', de: 'Code aus der E-Mail' },
  codeHint: { en: 'Eight digits, valid for 15 minutes.', de: 'Acht Ziffern, 15 Minuten gültig.' },
  sendAgain: { en: 'Send another one', de: 'Noch einmal senden' },
  arriveTitle: { en: 'Welcome back', de: 'Willkommen zurück' },
  arriveLead: {
    en: 'One click and you are logged in.',
    de: 'Ein Klick, und Sie sind angemeldet.',
  },
  arriveAs: {
    en: (email: string) => `You log in as ${email}.`,
    de: (email: string) => `Sie melden sich als ${email} an.`,
  },
  confirmTitle: { en: 'Confirm your address', de: 'Adresse bestätigen' },
  confirmLead: {
    en: 'One click confirms your email address and logs you in.',
    de: 'Ein Klick bestätigt Ihre E-Mail-Adresse und meldet Sie an.',
  },
  confirmElsewhere: {
    en: (email: string) => `Enter your password to confirm ${email}.`,
    de: (email: string) => `Geben Sie Ihr Passwort ein, um ${email} zu bestätigen.`,
  },
  confirmPasswordHint: {
    en: 'The registration was made in another browser. The password you enter here is the one that counts.',
    de: 'Die Registrierung kam aus einem anderen Browser. Es gilt das Passwort, das Sie hier eingeben.',
  },
  confirm: { en: 'Confirm and log in', de: 'Bestätigen und anmelden' },
  noAccount: { en: 'No account yet?', de: 'Noch kein Konto?' },
  createAccount: { en: 'Create an account', de: 'Konto anlegen' },
  haveAccount: { en: 'Already have an account?', de: 'Sie haben schon ein Konto?' },
  registerTitle: { en: 'Create an account', de: 'Konto anlegen' },
  registerLead: { en: 'Free, and ready in a minute.', de: 'Kostenlos und in einer Minute fertig.' },
  register: { en: 'Register', de: 'Registrieren' },
  registering: { en: 'Registering', de: 'Registrierung läuft' },
  passwordHint: {
    en: 'At least 12 characters, and not one that others use too.',
    de: 'Mindestens 12 Zeichen, und keines, das viele verwenden.',
  },
  registeredTitle: { en: 'Almost there', de: 'Fast geschafft' },
  registeredLead: {
    en: (email: string) => `We sent a mail to ${email}. The link in it confirms your address and logs you in.`,
    de: (email: string) =>
      `Wir haben eine E-Mail an ${email} geschickt. Der Link darin bestätigt Ihre Adresse und meldet Sie an.`,
  },
  logoutTitle: { en: 'Sign out', de: 'Abmelden' },
  logoutLead: {
    en: (email: string) => `You are logged in as ${email}.`,
    de: (email: string) => `Sie sind als ${email} angemeldet.`,
  },
  signOut: { en: 'Sign out', de: 'Abmelden' },
});
