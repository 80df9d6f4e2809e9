import type { PageAudit } from '#domain/audit/audit-page.ts';
import { imageTypeOutcome, isImageTypeCheck } from '#domain/audit/checks/image-type-outcome.ts';
import type { Fix } from '#domain/audit/fixes/fix.ts';
import { scorePage, scorePlatform } from '#domain/audit/scoring/score.ts';
import { scoreAs } from '#domain/audit/scoring/score-as.ts';
import { sortChecks } from '#domain/audit/scoring/sort-checks.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
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

/** Fixes of a page whose image turned out to be of another type beside the other pages of its site. */
function retypeFixes({ fixes, platforms }: PageAudit, imageType: AuditSubPageType): Fix[] {
  const others = (fixes ?? [])
    .filter(({ id }) => id !== 'isGenericImage')
    .map((fix) => ({ ...fix, points: fix.pointsAs?.[imageType] ?? fix.points }));
  if (imageType !== 'generic') return others;
  const points = scoreAs({ platforms }, 'static') - scoreAs({ platforms }, 'generic');
  const own: Fix = {
    id: 'isGenericImage',
    change: { kind: 'own-image' },
    replaces: false,
    points,
    images: [],
    cards: [],
  };
  return [...others, own];
}
