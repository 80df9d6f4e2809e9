import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';

// How much of a site an audit is about, in the same words on screens, sheets, images and in mails.

const count = {
  en: (pages: number) => (pages === 1 ? '1 page' : `${writeNumber(pages, 'en')} pages`),
  de: (pages: number) => (pages === 1 ? '1 Seite' : `${writeNumber(pages, 'de')} Seiten`),
};

export const pageCount = (pages: number, language: Language): string => count[language](pages);

/** A sentence about a number of pages: `{}` stands for `1 page` or `20 pages`. */
export const sayPages = (pages: number, { en, de }: Text): Text => ({
  en: en.replace('{}', count.en(pages)),
  de: de.replace('{}', count.de(pages)),
});

interface PagesRead {
  /** The audit's own pages. */
  pagesPlanned: number;
  /** Of the site; null in audits that did not keep it. */
  pagesKnown: number | null;
}

export const isPartOfSite = ({ pagesPlanned, pagesKnown }: PagesRead): boolean =>
  pagesKnown !== null && pagesKnown > pagesPlanned;

/** `20 of 68 pages`, or `68 pages` if all were read. */
export function pagesRead(read: PagesRead, language: Language): string {
  const { pagesPlanned, pagesKnown } = read;
  return isPartOfSite(read) && pagesKnown !== null
    ? pagesOf(pagesPlanned, pagesKnown, language)
    : count[language](pagesPlanned);
}

/** `4 of 20 pages`. */
export const pagesOf = (some: number, all: number, language: Language): string =>
  `${writeNumber(some, language)} ${{ en: 'of', de: 'von' }[language]} ${count[language](all)}`;

export const howPagesAreChosen: Text = {
  en: 'We checked your home page and the newest pages of each type. The next audit reads the same ones.',
  de: 'Ausgewählt: die Startseite und die neuesten Seiten jeder Art. Das nächste Audit liest dieselben.',
};
