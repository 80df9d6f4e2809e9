import type { IssueLevel } from '#domain/enumerations.ts';
import { checksOf, type WeighedCheck } from '../audit-page.ts';
import type { CheckId } from '../checks/check-id.ts';
import { emulatePage } from '../emulation/emulate-page.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { evidenceFor } from '../emulation/page-reach.ts';
import { drawOutline } from '../emulation/to-card.ts';
import { platforms } from '../platforms/index.ts';
import { type PlatformId, platformIds } from '../platforms/platform-id.ts';
import { scoreOf, scorePage, toHundredths } from './score.ts';
import { graver, sortChecks } from './sort-checks.ts';
import type { SubPageResult } from './sub-page-result.ts';

/**
 * The same as `subPageResult(auditPage(evidence))` in a third of the time: a crawl of thousands of pages keeps only
 * scores and names of failing checks, so cards, texts and tags to paste are not built. any-page.test.ts keeps the two
 * consistent.
 */
export function scorePageOnly(read: PageEvidence): SubPageResult {
  const failing = new Map<CheckId, IssueLevel>();
  const scores = platformIds.map((id, index) => {
    const platform = platforms[id];
    const evidence = evidenceFor(read, platform);
    const seen = emulatePage(evidence, platform);
    const subject = { evidence, platform, seen, card: drawOutline(platform, evidence, seen).outline };
    let passedWeight = 0;
    let allWeight = 0;
    const list = (index === 0 ? checksOf : furtherChecksOf)[id];
    for (const { check, weight, level } of list) {
      const known = failing.get(check.id);
      // Advice has no weight: once reported, it need not be checked again.
      if (weight === 0 && (known === level || known === check.level)) continue;
      const { outcome, causedBy } = check.run(subject);
      if (outcome === 'not-applicable') continue;
      allWeight += weight;
      if (outcome === 'pass') passedWeight += weight;
      else if (!causedBy) failing.set(check.id, known === undefined ? level : graver(known, level));
    }
    const score = scoreOf(toHundredths(passedWeight), toHundredths(allWeight), evidence.imageType);
    return { platform: id, score };
  });
  return {
    score: scorePage(scores).score,
    imageType: read.imageType,
    platforms: Object.fromEntries(scores.map(({ platform, score }) => [platform, score])),
    issues: issuesAmong(failing),
  };
}

/** Without advice that depends on the page alone: the first platform has already reported it. */
const furtherChecksOf = Object.fromEntries(
  platformIds.map((id) => [id, checksOf[id].filter(({ check, weight }) => weight > 0 || !check.isOfPage)]),
) as Readonly<Record<PlatformId, WeighedCheck[]>>;

/** Sorted and merged like issuesOf. */
function issuesAmong(failing: Map<CheckId, IssueLevel>): CheckId[] {
  if (failing.has('hasOgImage') || failing.has('isImageReachable')) failing.delete('isNoOgImage');
  const found = Array.from(failing, ([id, level]) => ({ id, level, outcome: 'fail' as const }));
  return sortChecks(found).map(({ id }) => id);
}
