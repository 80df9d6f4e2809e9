import { howPagesAreChosen, isPartOfSite, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

interface CheckResult {
  site: string;
  score: number;
  pagesPlanned: number;
  pagesKnown: number | null;
  url: string;
}

const texts = {
  en: {
    subject: (site: string, score: number) => `The link previews of ${site}: ${score} of 100`,
    heading: (score: number) => `Your score is ${score} of 100`,
    intro: (site: string, pages: string) =>
      `We read ${pages} of ${site} as WhatsApp, Facebook, Slack and the other platforms do. The result shows how your links look when they are shared, and what to do about each weakness.`,
    button: 'See the result',
    note: 'You receive this mail because this address was entered in our link preview checker. It is not used for anything else.',
  },
  de: {
    subject: (site: string, score: number) => `Die Linkvorschauen von ${site}: ${score} von 100`,
    heading: (score: number) => `Ihr Ergebnis: ${score} von 100`,
    intro: (site: string, pages: string) =>
      `Wir haben ${pages} von ${site} so gelesen, wie WhatsApp, Facebook, Slack und die anderen Plattformen es tun. Das Ergebnis zeigt, wie Ihre Links beim Teilen aussehen und was gegen jede Schwäche hilft.`,
    button: 'Ergebnis ansehen',
    note: 'Sie erhalten diese E-Mail, weil diese Adresse in unserem Linkvorschau-Check eingegeben wurde. Sie wird für nichts anderes verwendet.',
  },
};

export function checkResultMail(language: Language, given: CheckResult): Mail {
  const result = { ...given, site: foreignText(given.site) };
  const words = texts[language];
  return compose({
    kind: 'check-result',
    language,
    subject: words.subject(result.site, result.score),
    heading: words.heading(result.score),
    paragraphs: [
      words.intro(result.site, pagesRead(result, language)),
      ...(isPartOfSite(result) ? [howPagesAreChosen[language]] : []),
    ],
    button: { label: words.button, url: result.url },
    footnotes: [words.note],
  });
}
