import { checksOf, type WeighedCheck } from '../audit-page.ts';
import type { Check } from '../checks/check.ts';
import type { CheckId } from '../checks/check-id.ts';
import { emulatePage } from '../emulation/emulate-page.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { drawOutline } from '../emulation/to-card.ts';
import { platforms } from '../platforms/index.ts';
import { type PlatformId, platformIds } from '../platforms/platform-id.ts';
import { scoreOf, scorePage, toHundredths } from './score.ts';
import { sortChecks } from './sort-checks.ts';
import type { SubPageResult } from './sub-page-result.ts';

/**
 * The same as `subPageResult(auditPage(evidence))`, in a third of the time: a crawl of thousands of pages keeps scores and
 * names of failing checks, so nobody draws cards, words facts or makes tags to paste for it. any-page.test.ts holds the two
 * together.
 */
export function scorePageOnly(evidence: PageEvidence): SubPageResult {
  const failing = new Map<CheckId, Check>();
  const scores = platformIds.map((id, index) => {
    const platform = platforms[id];
    const seen = emulatePage(evidence, platform);
    const subject = { evidence, platform, seen, card: drawOutline(platform, evidence, seen).outline };
    let passedWeight = 0;
    let allWeight = 0;
    const list = (index === 0 ? checksOf : furtherChecksOf)[id];
    for (const { check, weight } of list) {
      // Advice weighs nothing: once it is given, it need not be asked for again.
      if (weight === 0 && failing.has(check.id)) continue;
      const { outcome, causedBy } = check.run(subject);
      if (outcome === 'not-applicable') continue;
      allWeight += weight;
      if (outcome === 'pass') passedWeight += weight;
      else if (!causedBy) failing.set(check.id, check);
    }
    const score = scoreOf(toHundredths(passedWeight), toHundredths(allWeight), evidence.imageType);
    return { platform: id, score };
  });
  return {
    score: scorePage(scores).score,
    imageType: evidence.imageType,
    platforms: Object.fromEntries(scores.map(({ platform, score }) => [platform, score])),
    issues: issuesAmong(failing),
  };
}

/** Without the advice that looks at the page alone: the first platform has said it for all. */
const furtherChecksOf = Object.fromEntries(
  platformIds.map((id) => [id, checksOf[id].filter(({ check, weight }) => weight > 0 || !check.isOfPage)]),
) as Readonly<Record<PlatformId, WeighedCheck[]>>;

/** As issuesOf sorts them and folds them together. */
function issuesAmong(failing: Map<CheckId, Check>): CheckId[] {
  if (failing.has('hasOgImage') || failing.has('isImageReachable')) failing.delete('isNoOgImage');
  const found = [...failing.values()].map(({ id, level }) => ({ id, level, outcome: 'fail' as const }));
  return sortChecks(found).map(({ id }) => id);
}
