import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    subject: 'Your login link for Linkbild',
    heading: 'Log in to Linkbild',
    intro: 'Use this link to log in. It works once and for 15 minutes.',
    code: 'Logging in on another device? Enter this code there:',
    button: 'Log in',
    note: 'If you did not ask for this, ignore this mail and give the code to nobody. Nobody can log in without it.',
  },
  de: {
    subject: 'Ihr Anmeldelink für Linkbild',
    heading: 'Bei Linkbild anmelden',
    intro: 'Mit diesem Link melden Sie sich an. Er gilt einmal und 15 Minuten lang.',
    code: 'Sie melden sich auf einem anderen Gerät an? Geben Sie dort diesen Code ein:',
    button: 'Anmelden',
    note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter. Ohne sie kann sich niemand anmelden.',
  },
};

/** In two groups, as people read it out. */
const grouped = (shortCode: string) => `${shortCode.slice(0, 4)} ${shortCode.slice(4)}`;

export function magicLinkMail(language: Language, { url, shortCode }: { url: string; shortCode: string }): Mail {
  const { subject, heading, intro, code, button, note } = texts[language];
  return compose({
    kind: 'magic-link',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    code: { label: code, value: grouped(shortCode) },
    footnotes: [note],
  });
}
