import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { Check } from '#domain/audit/checks/check.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { rootCauseOf, runCheck } from '#domain/audit/checks/root-cause.ts';
import { checksOf, type WeighedCheck } from '#domain/audit/checks/weighed-checks.ts';
import { emulatePage } from '#domain/audit/emulation/emulate-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { shownTypeOf } from '#domain/audit/emulation/shown-image.ts';
import { drawOutline } from '#domain/audit/emulation/to-card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType, IssueLevel } from '#domain/enumerations.ts';
import { isFault, issuesOf, namesOf, raisesLevel } from './issues.ts';
import { scoreOf, scorePage, toHundredths } from './score.ts';
import { moreSevere } from './sort-checks.ts';

/** The extract of an audit for a list of pages: a hundredth of its size. */
export interface SubPageResult {
  score: number;
  imageType: AuditSubPageType;
  platforms: Partial<Record<PlatformId, number>>;
  /** Failing checks, errors first. */
  issues: CheckId[];
}

export function subPageResult(audit: PageAudit): SubPageResult {
  return {
    score: audit.score.score,
    imageType: audit.imageType,
    platforms: Object.fromEntries(audit.platforms.map(({ platform, score }) => [platform, score.score])),
    issues: issuesOf(audit).map((issue) => issue.id),
  };
}

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
    let failed: Failed | null = null;
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
        failed.set(check.id, { causedBy, level });
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

/** Leaves out advice that cannot fail there or is no fault: 24 platforms times 38 checks are most of a crawl's work. */
const checksToRun = listsOf(
  ({ check }, id) => isFault({ id: check.id, platform: id }) && (check.mayFailOn?.(platforms[id]) ?? true),
);
const checksWithoutReach = listsOf((one, id) => !one.check.needsReach && checksToRun[id].includes(one));

/** The names of the issues that `issuesOf` finds, without keeping what fails where. */
function createIssueNames() {
  const levels = new Map<CheckId, IssueLevel>();
  /** Checks whose cause did not fail on that platform: issues of their own unless it fails elsewhere. */
  const orphans: Chain[] = [];
  const missingCards: Chain[] = [];
  const rootOf = ({ last, cause }: Chain): CheckId => (cause !== null && levels.has(cause) ? cause : last);
  return {
    /** Running it again would add nothing. `hasCard` always runs: a lost card makes its cause an error. */
    isKnown: ({ id, level }: Check, here: IssueLevel): boolean => {
      const known = levels.get(id);
      return (known === here || known === level) && id !== 'hasCard';
    },
    add(check: Check, level: IssueLevel) {
      const known = levels.get(check.id);
      levels.set(check.id, known === undefined ? level : moreSevere(known, level));
    },
    /** The failed checks of one platform, with the causes named. */
    follow(failed: Failed) {
      for (const [id, { causedBy }] of failed) {
        if (causedBy === null) continue;
        const chain = chainOf(id, failed);
        if (id === 'hasCard') missingCards.push(chain);
        if (chain.cause !== null) orphans.push(chain);
      }
    },
    list(): CheckId[] {
      const found = new Map(levels);
      for (const chain of orphans) {
        if (rootOf(chain) !== chain.last) continue;
        const known = found.get(chain.last);
        found.set(chain.last, known === undefined ? chain.level : moreSevere(known, chain.level));
      }
      for (const chain of missingCards) {
        const root = rootOf(chain);
        if (raisesLevel(root)) found.set(root, 'error');
      }
      return namesOf(found);
    },
  };
}

/** No chain is longer; two checks that name each other must not end a crawl. */
const MAX_STEPS = 4;

/** The failing checks of one platform. */
type Failed = Map<CheckId, { causedBy: CheckId | null; level: IssueLevel }>;

/** The last check of the chain that fails on the platform, and the cause it names if that one does not. */
interface Chain {
  last: CheckId;
  level: IssueLevel;
  cause: CheckId | null;
}

function chainOf(id: CheckId, failed: Failed): Chain {
  let last = id;
  let cause = failed.get(last)?.causedBy ?? null;
  for (let steps = 0; cause !== null && failed.has(cause) && steps < MAX_STEPS; steps++) {
    last = cause;
    cause = failed.get(last)?.causedBy ?? null;
  }
  return { last, level: failed.get(last)?.level ?? checks[last].level, cause };
}
