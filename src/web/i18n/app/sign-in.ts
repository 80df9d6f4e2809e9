import { rows } from '#web/i18n/texts.ts';

/** Login, registration, invitation, logout. */
export const signInTexts = rows({
  madeIn: { en: 'Made in Berlin', de: 'Aus Berlin' },
  termsBefore: { en: 'By registering you accept our ', de: 'Mit der Registrierung gelten unsere ' },
  termsLink: { en: 'terms', de: 'AGB' },
  termsBetween: { en: '. Here’s our ', de: '. Wie wir Daten verarbeiten, steht in der ' },
  privacyLink: { en: 'privacy policy', de: 'Datenschutzerklärung' },
  termsAfter: { en: '.', de: '.' },
  line: { en: 'Make every shared link look good.', de: 'Damit geteilte Links gut aussehen.' },
  loginTitle: { en: 'Log in', de: 'Anmelden' },
  loginDescription: {
    en: 'Log in to Linkbild and see how your website’s links look when shared.',
    de: 'Melden Sie sich bei Linkbild an und sehen Sie, wie die Links Ihrer Website beim Teilen aussehen.',
  },
  loginLead: { en: 'Welcome back.', de: 'Schön, dass Sie wieder da sind.' },
  login: { en: 'Log in', de: 'Anmelden' },
  loggingIn: { en: 'Logging in', de: 'Anmeldung läuft' },
  withGoogle: { en: 'Continue with Google', de: 'Weiter mit Google' },
  orContinueWith: { en: 'Or continue with', de: 'Oder weiter mit' },
  magicLink: { en: 'Email me a login link', de: 'Anmeldelink per E-Mail erhalten' },
  magicLinkTitle: { en: 'Login link', de: 'Anmeldelink' },
  magicLinkLead: {
    en: 'We’ll email you a link and a code. Each works once, for 15 minutes.',
    de: 'Wir senden Ihnen per E-Mail einen Link und einen Code. Beide gelten 15 Minuten und nur einmal.',
  },
  sendMagicLink: { en: 'Send login link', de: 'Anmeldelink senden' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  withPassword: { en: 'Log in with a password', de: 'Mit Passwort anmelden' },
  codeTitle: { en: 'Check your inbox', de: 'Schauen Sie in Ihr Postfach' },
  codeLead: {
    en: (email: string) => `If there’s an account for ${email}, an email with a link and a code is on its way.`,
    de: (email: string) => `Falls es zu ${email} ein Konto gibt, ist eine E-Mail mit Link und Code unterwegs.`,
  },
  code: { en: 'Code from the email', de: 'Code aus der E-Mail' },
  codeHint: { en: 'Eight digits, valid for 15 minutes.', de: 'Acht Ziffern, 15 Minuten gültig.' },
  sendAgain: { en: 'Send a new one', de: 'Neu anfordern' },
  arriveTitle: { en: 'Welcome back', de: 'Willkommen zurück' },
  arriveLead: { en: 'One click and you’re logged in.', de: 'Ein Klick, und Sie sind angemeldet.' },
  arriveAs: {
    en: (email: string) => `You’re logging in as ${email}.`,
    de: (email: string) => `Sie melden sich als ${email} an.`,
  },
  confirmTitle: { en: 'Confirm your email address', de: 'E-Mail-Adresse bestätigen' },
  confirmLead: {
    en: 'One click confirms your email address and logs you in.',
    de: 'Ein Klick bestätigt Ihre E-Mail-Adresse und meldet Sie an.',
  },
  confirmElsewhere: {
    en: (email: string) => `This confirms ${email}.`,
    de: (email: string) => `Damit bestätigen Sie ${email}.`,
  },
  confirmPasswordHint: {
    en: 'You’re on a new device. Choose your password here. At least 12 characters.',
    de: 'Dieses Gerät ist neu. Wählen Sie hier Ihr Passwort. Mindestens 12 Zeichen.',
  },
  confirm: { en: 'Confirm and log in', de: 'Bestätigen und anmelden' },
  noAccount: { en: 'No account yet?', de: 'Noch kein Konto?' },
  createAccount: { en: 'Create account', de: 'Konto erstellen' },
  haveAccount: { en: 'Already have an account?', de: 'Schon ein Konto?' },
  registerTitle: { en: 'Create your account', de: 'Konto erstellen' },
  registerLead: { en: 'Free, and ready in a minute.', de: 'Kostenlos und in einer Minute fertig.' },
  register: { en: 'Register', de: 'Registrieren' },
  registering: { en: 'Registering', de: 'Registrierung läuft' },
  passwordHint: {
    en: 'At least 12 characters and hard to guess.',
    de: 'Mindestens 12 Zeichen und nicht leicht zu erraten.',
  },
  registeredTitle: { en: 'Almost there', de: 'Fast geschafft' },
  registeredLead: {
    en: (email: string) => `We sent an email to ${email}. Open the link in it to confirm your address and log in.`,
    de: (email: string) =>
      `Wir haben eine E-Mail an ${email} gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen und sich anzumelden.`,
  },
  noMail: {
    en: 'No email? It can take a minute. Have a look in your spam folder, too.',
    de: 'Keine E-Mail da? Manchmal dauert es eine Minute. Schauen Sie auch im Spam-Ordner nach.',
  },
  resend: { en: 'Send it again', de: 'Noch einmal senden' },
  resending: { en: 'Sending', de: 'Wird gesendet' },
  resent: {
    en: 'Sent again. The newest link is the one to open.',
    de: 'Noch einmal gesendet. Öffnen Sie den neuesten Link.',
  },
  wrongAddress: { en: 'Wrong address?', de: 'Falsche Adresse?' },
  logoutTitle: { en: 'Log out', de: 'Abmelden' },
  logoutLead: {
    en: (email: string) => `You’re logged in as ${email}.`,
    de: (email: string) => `Sie sind als ${email} angemeldet.`,
  },
  signOut: { en: 'Log out', de: 'Abmelden' },
});
