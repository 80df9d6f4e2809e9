import { checksOf } from '../audit-page.ts';
import type { CheckId } from '../checks/check-id.ts';
import { emulatePage } from '../emulation/emulate-page.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { evidenceFor } from '../emulation/page-reach.ts';
import { shownTypeOf } from '../emulation/shown-image.ts';
import { drawOutline } from '../emulation/to-card.ts';
import { platforms } from '../platforms/index.ts';
import { platformIds } from '../platforms/platform-id.ts';
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
  const scores = platformIds.map((id) => {
    const platform = platforms[id];
    const evidence = evidenceFor(read, platform);
    const seen = emulatePage(evidence, platform);
    const { outline, drawn, withheld } = drawOutline(platform, evidence, seen);
    const { imageSource, layout } = outline;
    const drawnCard = { imageSource, layout, image: drawn.image, isShown: withheld === null };
    const shown = shownTypeOf(drawnCard, evidence.imageType);
    const subject = { evidence, platform, seen, card: outline, shown, why: null };
    const failed = new Map<CheckId, CheckId | null>();
    let passedWeight = 0;
    let allWeight = 0;
    for (const { check, weight, level } of checksOf[id]) {
      // Advice has no weight: once reported, it need not be checked again.
      if (weight === 0 && names.isKnown(check, level)) continue;
      const { outcome, causedBy = null } = check.run(subject);
      if (outcome === 'not-applicable') continue;
      allWeight += weight;
      if (outcome === 'pass') passedWeight += weight;
      else {
        if (!isFault({ id: check.id, platform: id })) continue;
        failed.set(check.id, causedBy);
        if (causedBy === null) names.add(check, level);
      }
    }
    names.follow(failed);
    return { platform: id, score: scoreOf(toHundredths(passedWeight), toHundredths(allWeight), shown) };
  });
  return {
    score: scorePage(scores).score,
    imageType: read.imageType,
    platforms: Object.fromEntries(scores.map(({ platform, score }) => [platform, score])),
    issues: names.list(),
  };
}
