import { foreignText } from '#domain/format/mail-text.ts';
import type { Language, Text } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    subject: (site: string) => `We couldn’t check ${site}`,
    heading: 'No result this time',
    intro: (site: string) => `You asked us to check the link previews of ${site}.`,
    button: 'Try again',
  },
  de: {
    subject: (site: string) => `Wir konnten ${site} nicht prüfen`,
    heading: 'Diesmal leider kein Ergebnis',
    intro: (site: string) => `Sie wollten die Linkvorschauen von ${site} prüfen lassen.`,
    button: 'Erneut versuchen',
  },
};

/** For outcomes that were not known while the form was waiting. */
export function checkFailedMail(
  language: Language,
  { site: given, why, url }: { site: string; why: Text; url: string },
): Mail {
  const words = texts[language];
  const site = foreignText(given);
  return compose({
    kind: 'check-failed',
    language,
    subject: words.subject(site),
    heading: words.heading,
    paragraphs: [words.intro(site), why[language]],
    button: { label: words.button, url },
  });
}
