import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    subject: 'Your login link for Linkbild',
    heading: 'Log in to Linkbild',
    intro: 'Use this link to log in. It works once and for 15 minutes.',
    button: 'Log in',
    note: 'If you did not ask for this, ignore this mail. Nobody can log in without it.',
  },
  de: {
    subject: 'Ihr Anmeldelink für Linkbild',
    heading: 'Bei Linkbild anmelden',
    intro: 'Mit diesem Link melden Sie sich an. Er gilt einmal und 15 Minuten lang.',
    button: 'Anmelden',
    note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne sie kann sich niemand anmelden.',
  },
};

export function magicLinkMail(language: Language, url: string): Mail {
  const { subject, heading, intro, button, note } = texts[language];
  return compose({
    kind: 'magic-link',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note],
  });
}
