import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    subject: (code: string) => `${code} is your Linkbild code`,
    heading: 'Is it you?',
    intro: (code: string) => `Enter this code in Linkbild to go on: ${code}`,
    valid: 'It works once, in the browser that asked for it, for 10 minutes.',
    note: 'If you did not ask for this, somebody is using your account. Log in, choose “Log out everywhere” and change your password.',
  },
  de: {
    subject: (code: string) => `${code} ist Ihr Linkbild-Code`,
    heading: 'Sind Sie es?',
    intro: (code: string) => `Geben Sie diesen Code in Linkbild ein, um fortzufahren: ${code}`,
    valid: 'Er gilt einmal, nur in dem Browser, der ihn angefordert hat, und 10 Minuten lang.',
    note: 'Wenn Sie das nicht waren, benutzt jemand anderes Ihr Konto. Melden Sie sich an, wählen Sie „Überall abmelden“ und ändern Sie Ihr Passwort.',
  },
};

/** A code before a sensitive change, for people without a password and a second factor at hand. */
export function confirmLoginMail(language: Language, code: string): Mail {
  const { subject, heading, intro, valid, note } = texts[language];
  return compose({
    kind: 'confirm-login',
    language,
    subject: subject(code),
    heading,
    paragraphs: [intro(code), valid],
    footnotes: [note],
  });
}
