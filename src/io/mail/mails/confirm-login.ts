import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    subject: (code: string) => `${code} is your Linkbild code`,
    heading: 'Confirm it’s you',
    intro: 'Enter this code in Linkbild to continue:',
    valid: 'It works once, within 10 minutes, in the browser where you asked for it.',
    note: 'Didn’t ask for a code? Then someone else may be using your account. Log in, choose “Log out everywhere” and change your password.',
  },
  de: {
    subject: (code: string) => `${code} ist Ihr Linkbild-Code`,
    heading: 'Bestätigen Sie, dass Sie es sind',
    intro: 'Geben Sie diesen Code in Linkbild ein:',
    valid: 'Er gilt 10 Minuten und nur einmal, in dem Browser, in dem Sie ihn angefordert haben.',
    note: 'Sie haben keinen Code angefordert? Dann nutzt womöglich jemand anderes Ihr Konto. Melden Sie sich an, wählen Sie „Überall abmelden“ und ändern Sie Ihr Passwort.',
  },
};

/** A code before a sensitive change, for people who have neither a password nor a second factor at hand. */
export function confirmLoginMail(language: Language, code: string): Mail {
  const { subject, heading, intro, valid, note } = texts[language];
  return compose({
    kind: 'confirm-login',
    language,
    subject: subject(code),
    heading,
    preheader: valid,
    paragraphs: [],
    code: { label: intro, value: code },
    footnotes: [valid, note],
  });
}
