import type { PageAudit } from '../audit-page.ts';
import { imageTypeOutcome, isImageTypeCheck } from '../checks/image-type-outcome.ts';
import { retypeFixes } from '../fixes/retype-fixes.ts';
import { scorePage, scorePlatform } from '../scoring/score.ts';
import { sortChecks } from '../scoring/sort-checks.ts';
import { imageTypeOf } from './image-type.ts';
import { shownTypeOf } from './shown-image.ts';

/**
 * Audits of one site, each with the type of its image among the others. Works on results alone, without the evidence.
 */
export function classifyImages(audits: readonly PageAudit[], imagesUrls: readonly string[]): PageAudit[] {
  const siteImages = audits.map(({ image }) => image?.url ?? null);
  return audits.map((audit) => retype(audit, imageTypeOf(audit.image, { imagesUrls, siteImages })));
}

export function retype(audit: PageAudit, imageType: PageAudit['imageType']): PageAudit {
  if (audit.imageType === imageType) return audit;
  const platforms = audit.platforms.map((judged) => {
    const shown = shownTypeOf(judged.card, imageType);
    const checks = judged.checks.map((result) =>
      isImageTypeCheck(result.id) ? { ...result, ...imageTypeOutcome(result.id, shown) } : result,
    );
    return { ...judged, checks: sortChecks(checks), score: scorePlatform(checks, shown) };
  });
  const score = scorePage(platforms.map(({ platform, score: { score } }) => ({ platform, score })));
  const fixes = audit.fixes && { fixes: retypeFixes({ ...audit, platforms }, imageType) };
  return { ...audit, imageType, platforms, score, ...fixes };
}
