import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { rootCauseOf, runCheck } from '#domain/audit/checks/root-cause.ts';
import { checksOf, type WeighedCheck } from '#domain/audit/checks/weighed-checks.ts';
import { emulatePage } from '#domain/audit/emulation/emulate-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { shownTypeOf } from '#domain/audit/emulation/shown-image.ts';
import { drawOutline } from '#domain/audit/emulation/to-card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { createIssueNames } from './issue-names.ts';
import { isFault } from './issues.ts';
import { scoreOf, scorePage, toHundredths } from './score.ts';
import type { SubPageResult } from './sub-page-result.ts';

/**
 * The same as `subPageResult(auditPage(evidence))` in a third of the time: a crawl of thousands of pages keeps only
 * scores and names of failing checks, so cards and texts are not built. any-page.test.ts keeps the two consistent.
 */
export function scorePageOnly(read: PageEvidence): SubPageResult {
  const names = createIssueNames();
  const ofAll = rootCauseOf(read);
  const scores = platformIds.map((id) => {
    const platform = platforms[id];
    const evidence = evidenceFor(read, platform);
    const seen = emulatePage(evidence, platform);
    const { outline, drawn, withheld } = drawOutline(platform, evidence, seen);
    const { imageSource, layout } = outline;
    const drawnCard = { imageSource, layout, image: drawn.image, isShown: withheld === null };
    const shown = shownTypeOf(drawnCard, evidence.imageType);
    const subject = { evidence, platform, seen, card: outline, shown, why: null };
    const rootCause = evidence === read ? ofAll : rootCauseOf(evidence);
    let failed: Map<CheckId, CheckId | null> | null = null;
    let passedWeight = 0;
    let allWeight = 0;
    const checks = read.pageReach === undefined ? checksWithoutReach[id] : checksToRun[id];
    for (const { check, weight, level } of checks) {
      // Advice has no weight: once reported, it need not be checked again.
      if (weight === 0 && names.isKnown(check, level)) continue;
      const { outcome, causedBy = null } = runCheck(check, subject, rootCause);
      if (outcome === 'not-applicable') continue;
      allWeight += weight;
      if (outcome === 'pass') passedWeight += weight;
      else {
        if (!isFault({ id: check.id, platform: id })) continue;
        failed ??= new Map();
        failed.set(check.id, causedBy);
        if (causedBy === null) names.add(check, level);
      }
    }
    if (failed !== null) names.follow(failed);
    return { platform: id, score: scoreOf(toHundredths(passedWeight), toHundredths(allWeight), shown) };
  });
  return {
    score: scorePage(scores).score,
    imageType: read.imageType,
    platforms: Object.fromEntries(scores.map(({ platform, score }) => [platform, score])),
    issues: names.list(),
  };
}

const listsOf = (isNeeded: (one: WeighedCheck, id: PlatformId) => boolean) =>
  Object.fromEntries(
    platformIds.map((id) => [id, checksOf[id].filter((one) => one.weight > 0 || isNeeded(one, id))]),
  ) as Record<PlatformId, WeighedCheck[]>;

/** Without advice that cannot fail there or is no fault: 24 platforms times 38 checks are most of a crawl's work. */
const checksToRun = listsOf(
  ({ check }, id) => isFault({ id: check.id, platform: id }) && (check.mayFailOn?.(platforms[id]) ?? true),
);
const checksWithoutReach = listsOf((one, id) => !one.check.needsReach && checksToRun[id].includes(one));
