import type { AuditPage } from '#contract/entities/audit.ts';
import type { Language } from '#domain/language.ts';

// Which pages represent a shop: people share products most, then collections, then articles.
const kinds = [
  /\/products\//,
  /\/collections\//,
  /\/blogs\/[^/]+\/./,
  /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i,
  /\/pages\//,
];

/** Where the verdict becomes good (components/audit/score-colours.ts). */
const GOOD = 85;

/** 1 if the page is not in the reader's language, as far as its path says. */
export const isForeign = ({ path }: AuditPage, language: Language): number =>
  Number(/^\/de(\/|$)/.test(path) !== (language === 'de'));

/**
 * The weakest page of each kind, products first: where a better image changes most. Among equals, in the reader's
 * language.
 */
export function chooseExamples(pages: readonly AuditPage[], most: number, language: Language): AuditPage[] {
  const read = pages
    .filter(({ score }) => score !== null)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || isForeign(a, language) - isForeign(b, language));
  const found = kinds.flatMap((kind) => read.find(({ path }) => kind.test(path)) ?? []);
  // Good pages have no story to tell, unless there is nothing else.
  return [...new Set([...found, ...read])].filter((page, at) => at === 0 || (page.score ?? 0) < GOOD).slice(0, most);
}
