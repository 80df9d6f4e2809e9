import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    subject: 'You already have a Linkbild account',
    heading: 'You already have an account',
    intro:
      'Someone tried to sign up with this address, probably you. You can log in with the button below. It works once, within the next 15 minutes.',
    button: 'Log in',
    note: 'Wasn’t you? Ignore this email. Nothing about your account has changed.',
  },
  de: {
    subject: 'Sie haben bereits ein Linkbild-Konto',
    heading: 'Sie haben bereits ein Konto',
    intro:
      'Jemand wollte sich mit dieser Adresse registrieren, vermutlich Sie selbst. Mit diesem Link melden Sie sich direkt an. Er gilt 15 Minuten und nur einmal.',
    button: 'Anmelden',
    note: 'Das waren nicht Sie? Dann ignorieren Sie diese E-Mail. An Ihrem Konto hat sich nichts geändert.',
  },
};

export function alreadyRegisteredMail(language: Language, url: string): Mail {
  const { subject, heading, intro, button, note } = texts[language];
  return compose({
    kind: 'already-registered',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note],
  });
}
