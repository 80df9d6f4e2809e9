import type { AuditPage } from '#contract/entities/audit.ts';
import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { medianOf, type PlatformScore, spreadOf } from '#web/components/audit/spread.ts';
import { isForeign } from './choose-pages.ts';

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
