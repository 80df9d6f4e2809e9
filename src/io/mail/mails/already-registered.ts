import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    subject: 'You already have a Linkbild account',
    heading: 'You already have an account',
    intro:
      'Somebody, probably you, tried to register with this address. You can log in right away. The link works once and for 15 minutes.',
    button: 'Log in',
    note: 'If it was not you, ignore this mail. Nothing about your account has changed.',
  },
  de: {
    subject: 'Sie haben bereits ein Linkbild-Konto',
    heading: 'Sie haben bereits ein Konto',
    intro:
      'Jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse registrieren. Sie können sich direkt anmelden. Der Link gilt einmal und 15 Minuten lang.',
    button: 'Anmelden',
    note: 'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. An Ihrem Konto hat sich nichts geändert.',
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
