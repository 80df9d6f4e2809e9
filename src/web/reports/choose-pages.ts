import type { AuditPage } from '#contract/entities/audit.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
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

interface Judged {
  platforms: readonly { platform: PlatformId; score: number }[];
}

/**
 * For each page the platform on which it looks worst today, so that no pair shows a good card beside a possible one.
 * Each platform once, as long as there are others.
 */
export function weakestPlatforms<Id extends PlatformId>(
  pages: readonly (Judged | null)[],
  among: readonly Id[],
): (Id | undefined)[] {
  const used = new Set<Id>();
  return pages.map((page) => {
    if (used.size === among.length) used.clear();
    const scoreOf = (id: Id) => page?.platforms.find(({ platform }) => platform === id)?.score ?? 100;
    const [weakest] = among.filter((id) => !used.has(id)).toSorted((a, b) => scoreOf(a) - scoreOf(b));
    if (weakest) used.add(weakest);
    return weakest;
  });
}
