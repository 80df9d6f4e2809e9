import type { AuditPage } from '#contract/entities/audit.ts';
import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { GOOD_SCORE } from '#domain/audit/scoring/score-band.ts';
import type { Language } from '#domain/language.ts';
import { medianOf, type PlatformScore, spreadOf } from '#web/components/audit/spread.ts';
import { languageOfPath } from '#web/i18n/language.tsx';

// Which pages represent a shop: people share products most, then collections, then articles.
const kinds = [
  /\/products\//,
  /\/collections\//,
  /\/blogs\/[^/]+\/./,
  /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i,
  /\/pages\//,
];

/** 1 if the page is not in the reader's language, as far as its path says. */
const isForeign = ({ path }: AuditPage, language: Language): number => Number(languageOfPath(path) !== language);

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
  return [...new Set([...found, ...read])]
    .filter((page, at) => at === 0 || (page.score ?? 0) < GOOD_SCORE)
    .slice(0, most);
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

export interface ShownPlatform {
  platform: PlatformId;
  score: number;
  /** From what most platforms have; 0 if it does not stand out. */
  difference: number;
  /** Where it is seen best. */
  page: AuditPage;
}

/**
 * The platforms of the score: first those that stand out, each with the page on which it differs most from the others.
 */
export function chooseOutlierPages(
  platforms: readonly PlatformScore[],
  pages: readonly AuditPage[],
  example: AuditPage | undefined,
  language: Language,
): ShownPlatform[] {
  // Among equals the first is taken: a page in the reader's language.
  const own = [...pages].sort((a, b) => isForeign(a, language) - isForeign(b, language));
  const shown = spreadOf(platforms).outliers.flatMap(({ platform, score, difference }) => {
    const page = clearestPage(platform, Math.sign(difference), own);
    return page ? [{ platform, score, difference, page }] : [];
  });
  // The same page on platforms like most: what the others are compared with.
  const page = shown[0]?.page ?? example;
  const others = platforms
    .filter(({ platform }) => isCounted(platform) && !shown.some((one) => one.platform === platform))
    .flatMap(({ platform, score }) => (page ? [{ platform, score, difference: 0, page }] : []));
  return [...shown, ...others];
}

function clearestPage(platform: PlatformId, direction: number, pages: readonly AuditPage[]): AuditPage | null {
  let best: { page: AuditPage; distance: number } | null = null;
  for (const page of pages) {
    const own = page.platforms.find((one) => one.platform === platform);
    if (!own || page.score === null) continue;
    const counted = page.platforms.filter((one) => isCounted(one.platform));
    const distance = (own.score - medianOf(counted)) * direction;
    if (best === null || distance > best.distance) best = { page, distance };
  }
  return best?.page ?? null;
}
