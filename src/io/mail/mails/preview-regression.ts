import { pagesOf } from '#domain/audit/texts/pages-read.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language, Text } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Worse {
  /** The site without protocol and www. */
  site: string;
  /** The fault and the advice. */
  what: Text;
  advice: Text | null;
  /** Paths of the pages, the first few. */
  paths: string[];
  pages: number;
  /** Pages that the audit read. */
  all: number;
  url: string;
}

const texts = {
  en: {
    subject: (site: string, pages: number) => `${site}: ${pages === 1 ? 'a link preview' : 'link previews'} got worse`,
    heading: 'Your link previews got worse',
    intro: (site: string) => `Our monthly audit of ${site} found a problem that wasn’t there last time.`,
    pages: (pages: string) => `Affects ${pages}`,
    more: (count: number) => ` and ${count} more`,
    button: 'Compare both audits',
    note: 'You’re getting this email because you’re an admin of this project. We only write when something got worse.',
  },
  de: {
    subject: (site: string, pages: number) =>
      `${site}: ${pages === 1 ? 'Eine Linkvorschau hat' : 'Linkvorschauen haben'} sich verschlechtert`,
    heading: 'Ihre Linkvorschauen haben sich verschlechtert',
    intro: (site: string) =>
      `Unser monatliches Audit von ${site} hat ein Problem gefunden, das es beim letzten Mal noch nicht gab.`,
    pages: (pages: string) => `Betrifft ${pages}`,
    more: (count: number) => ` und ${count} weitere`,
    button: 'Audits vergleichen',
    note: 'Sie bekommen diese E-Mail als Admin des Projekts. Wir schreiben nur, wenn sich etwas verschlechtert hat.',
  },
};

export function previewGotWorseMail(
  language: Language,
  { site: given, what, advice, paths, pages, all, url }: Worse,
): Mail {
  const site = foreignText(given);
  const words = texts[language];
  const rest = pages - paths.length;
  const list = paths.map(foreignText).join(', ') + (rest > 0 ? words.more(rest) : '');
  return compose({
    kind: 'preview-got-worse',
    language,
    subject: words.subject(site, pages),
    heading: words.heading,
    preheader: what[language],
    paragraphs: [words.intro(site)],
    list: {
      items: [
        {
          title: what[language],
          text: advice?.[language] ?? '',
          note: `${words.pages(pagesOf(pages, all, language))}: ${list}`,
        },
      ],
    },
    button: { label: words.button, url },
    footnotes: [words.note],
  });
}
