import type { AuditPage } from '#contract/entities/audit.ts';
import type { Language } from '#domain/language.ts';

// Which pages stand for a shop: people share products most, then collections, then what is written.
const kinds = [
  /\/products\//,
  /\/collections\//,
  /\/blogs\/[^/]+\/./,
  /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i,
  /\/pages\//,
];

/** Where the words of the verdict turn good (components/audit/tone.ts). */
const GOOD = 85;

/** The weakest page of each kind, products first: where a better image changes most. Of equals, in the reader's language. */
export function chooseExamples(pages: readonly AuditPage[], most: number, language: Language): AuditPage[] {
  const isForeign = ({ path }: AuditPage) => Number(/^\/de(\/|$)/.test(path) !== (language === 'de'));
  const read = pages
    .filter(({ score }) => score !== null)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || isForeign(a) - isForeign(b));
  const found = kinds.flatMap((kind) => read.find(({ path }) => kind.test(path)) ?? []);
  // What looks good already has no story to tell, unless there is nothing else.
  return [...new Set([...found, ...read])].filter((page, at) => at === 0 || (page.score ?? 0) < GOOD).slice(0, most);
}
