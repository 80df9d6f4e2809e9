import { pagesOf } from '#domain/audit/texts/pages-read.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language, Text } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

interface Worse {
  /** The site as people say it. */
  site: string;
  /** What is wrong and what to do about it. */
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
    heading: 'Something changed for the worse',
    intro: (site: string) => `Our monthly audit of ${site} found what the last one did not:`,
    pages: (pages: string, paths: string) => `On ${pages}: ${paths}`,
    more: (count: number) => ` and ${count} more`,
    button: 'Compare the two audits',
    note: 'You receive this mail because you are an admin of this project. We only write when something got worse.',
  },
  de: {
    subject: (site: string, pages: number) =>
      `${site}: ${pages === 1 ? 'eine Linkvorschau ist' : 'Linkvorschauen sind'} schlechter geworden`,
    heading: 'Etwas hat sich verschlechtert',
    intro: (site: string) => `Unser monatliches Audit von ${site} hat gefunden, was das letzte noch nicht fand:`,
    pages: (pages: string, paths: string) => `Auf ${pages}: ${paths}`,
    more: (count: number) => ` und ${count} weitere`,
    button: 'Beide Audits vergleichen',
    note: 'Sie erhalten diese E-Mail als Admin dieses Projekts. Wir schreiben nur, wenn etwas schlechter geworden ist.',
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
    paragraphs: [
      words.intro(site),
      what[language],
      words.pages(pagesOf(pages, all, language), list),
      ...(advice ? [advice[language]] : []),
    ],
    button: { label: words.button, url },
    footnotes: [words.note],
  });
}
