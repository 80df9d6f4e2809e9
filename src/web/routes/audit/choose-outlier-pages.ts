import type { AuditPage } from '#contract/entities/audit.ts';
import { type PlatformId, standingOf } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { medianOf, type PlatformScore, spreadOf } from '../../components/audit/spread.ts';
import { isForeign } from './choose-pages.ts';

export interface ShownPlatform {
  platform: PlatformId;
  score: number;
  /** From what most platforms have; 0 if no platform stands out. */
  difference: number;
  /** Where it is seen best. */
  page: AuditPage;
}

/** Shown if no platform stands out: where links are shared most. */
const usual: readonly PlatformId[] = ['whatsapp', 'facebook', 'linkedin'];

/** The platforms a report shows first, each with the page on which it differs most from the others. */
export function chooseOutlierPages(
  platforms: readonly PlatformScore[],
  pages: readonly AuditPage[],
  example: AuditPage | undefined,
  language: Language,
): ShownPlatform[] {
  // Among equals the first is taken: a page in the reader's language.
  const own = [...pages].sort((a, b) => isForeign(a, language) - isForeign(b, language));
  const { outliers } = spreadOf(platforms);
  if (outliers.length === 0) {
    return platforms
      .filter(({ platform }) => usual.includes(platform))
      .flatMap(({ platform, score }) => (example ? [{ platform, score, difference: 0, page: example }] : []));
  }
  return outliers.flatMap((one) => {
    const page = clearestPage(one.platform, Math.sign(one.difference), own);
    return page ? [{ platform: one.platform, score: one.score, difference: one.difference, page }] : [];
  });
}

function clearestPage(platform: PlatformId, direction: number, pages: readonly AuditPage[]): AuditPage | null {
  let best: { page: AuditPage; distance: number } | null = null;
  for (const page of pages) {
    const own = page.platforms.find((one) => one.platform === platform);
    if (!own || page.score === null) continue;
    const counted = page.platforms.filter((one) => standingOf(one.platform) === 'counted');
    const distance = (own.score - medianOf(counted)) * direction;
    if (best === null || distance > best.distance) best = { page, distance };
  }
  return best?.page ?? null;
}
