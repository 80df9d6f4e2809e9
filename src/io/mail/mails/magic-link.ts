import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    subject: 'Your login link for Linkbild',
    heading: 'Log in to Linkbild',
    intro: 'This link logs you in. It works once, within the next 15 minutes.',
    code: 'On another device? Enter this code there:',
    button: 'Log in',
    note: 'Didn’t ask for this? Ignore this email and don’t share the code. Without it, nobody can log in.',
  },
  de: {
    subject: 'Ihr Anmeldelink für Linkbild',
    heading: 'Bei Linkbild anmelden',
    intro: 'Mit diesem Link melden Sie sich an. Er gilt 15 Minuten und nur einmal.',
    code: 'Sie melden sich auf einem anderen Gerät an? Dann geben Sie dort diesen Code ein:',
    button: 'Anmelden',
    note: 'Sie wollten sich nicht anmelden? Dann ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter. Ohne ihn kommt niemand in Ihr Konto.',
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
