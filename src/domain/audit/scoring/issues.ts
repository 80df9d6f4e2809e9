import type { PageAudit } from '#domain/audit/audit-page.ts';
import { type CheckId, checkIds } from '#domain/audit/checks/check-id.ts';
import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import { type PlatformId, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { type Losses, lossesOf } from './losses.ts';
import { levelRank } from './sort-checks.ts';

// One cause, one issue. A failing check names the check that causes it; everything with the same root is one issue,
// and checks that measure the same thing of the same image are one too.

/** A check that fails on a platform. */
export type Failing = Pick<CheckResult, 'id' | 'level' | 'causedBy'> & { platform: PlatformId };

/** The checks that fail for one reason: the reason itself, then those that follow from it. */
interface Cause<One extends Failing> {
  id: CheckId;
  level: CheckResult['level'];
  own: One[];
  /** Each check once, with its failures. */
  consequences: Map<CheckId, One[]>;
}

/**
 * The left one is no issue of its own beside one of the right ones. One image of the right size and shape fixes all
 * dimensions, so the first that fails stands for the rest.
 */
const sameThing: Partial<Record<CheckId, readonly CheckId[]>> = {
  hasPerfectImageRatio: ['hasGoodImageRatio'],
  hasGoodImageRatio: ['hasMinSize'],
  hasMinWidth: ['hasMinSize', 'hasGoodImageRatio'],
  hasMinHeight: ['hasMinSize', 'hasGoodImageRatio', 'hasMinWidth'],
  hasSafeFileSize: ['fileSizeOk'],
  hasNoOgImageAlternative: ['hasOgImage'],
  isNoOgImage: ['hasOgImage', 'isImageReachable'],
  twitterData2: ['twitterData1'],
};

/** The left one is not said at all beside one of the right ones, which say whether another image should come first. */
const saidWith: Partial<Record<CheckId, readonly CheckId[]>> = { isSingleImage: ['hasMinSize', 'hasGoodImageRatio'] };

/** Whether both measure the same thing, so that one list of limits holds for both. */
export const measureTheSame = (one: CheckId, other: CheckId): boolean =>
  one === other || (sizes.includes(one) && sizes.includes(other));

const sizes: readonly CheckId[] = ['hasMinSize', 'hasMinWidth', 'hasMinHeight'];

const places = new Map(['hasCard' as CheckId, ...checkIds].map((id, place) => [id, place]));

/** Nobody shares on a closed platform, and a static image is no fault (docs/decisions/039-scores-and-advice.md). */
export const isFault = ({ id, platform }: Pick<Failing, 'id' | 'platform'>): boolean =>
  id !== 'isStaticImage' && standingOf(platform) !== 'closed';

/** By level, then in the order of the checks. */
function causesOf<One extends Failing>(failing: readonly One[]): Cause<One>[] {
  const faults = failing.filter(isFault);
  const direct = new Set(faults.filter(({ causedBy }) => causedBy === null).map(({ id }) => id));
  const causedBy = new Map(faults.map((one) => [`${one.platform} ${one.id}`, one.causedBy]));
  const causes = new Map<CheckId, Cause<One>>();
  for (const one of faults) {
    const root = rootOf(one, causedBy, direct);
    const cause = causes.get(root) ?? { id: root, level: one.level, own: [], consequences: new Map() };
    causes.set(root, cause);
    add(cause, one);
  }
  for (const id of parts) {
    const [part, whole] = [causes.get(id), causes.get(wholeOf(id, causes) ?? id)];
    if (part === undefined || whole === undefined || part === whole) continue;
    for (const one of [...part.own, ...[...part.consequences.values()].flat()]) add(whole, one);
    causes.delete(id);
  }
  dropSaid(causes);
  return sortCauses([...causes.values()].map((cause) => ({ ...cause, level: levelOf(cause) })));
}

const parts = Object.keys(sameThing) as CheckId[];

/** Names and levels of issues, without those that are part of another (`score-page.ts`). */
export function namesOf(levels: ReadonlyMap<CheckId, CheckResult['level']>): CheckId[] {
  const whole = new Map(levels);
  for (const id of parts) if (whole.has(id) && wholeOf(id, whole) !== null) whole.delete(id);
  dropSaid(whole);
  return sortCauses(Array.from(whole, ([id, level]) => ({ id, level }))).map(({ id }) => id);
}

function dropSaid(present: Map<CheckId, unknown>): void {
  for (const [id, others] of Object.entries(saidWith) as [CheckId, readonly CheckId[]][])
    if (others.some((other) => present.has(other))) present.delete(id);
}

const wholeOf = (id: CheckId, present: ReadonlyMap<CheckId, unknown>): CheckId | null =>
  sameThing[id]?.find((other) => present.has(other)) ?? null;

const sortCauses = <One extends { id: CheckId; level: CheckResult['level'] }>(causes: One[]): One[] =>
  causes.sort((a, b) => levelRank(a.level) - levelRank(b.level) || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));

function rootOf(
  { id, platform }: Failing,
  causedBy: ReadonlyMap<string, CheckId | null>,
  direct: ReadonlySet<CheckId>,
): CheckId {
  let root = id;
  for (let steps = 0; steps < 4; steps++) {
    const cause = causedBy.get(`${platform} ${root}`) ?? null;
    // A cause that does not fail anywhere itself explains nothing.
    if (cause === null || !(direct.has(cause) || causedBy.has(`${platform} ${cause}`))) break;
    root = cause;
  }
  return root;
}

function add<One extends Failing>(cause: Cause<One>, one: One): void {
  if (one.id === cause.id) cause.own.push(one);
  else cause.consequences.set(one.id, [...(cause.consequences.get(one.id) ?? []), one]);
}

/** Whether a card that is lost makes an error of it. */
export const raisesLevel = (id: CheckId): boolean => id !== 'hasCard' && id !== 'isIndexable';

/** The worst of its own; an error if a card is lost, unless the owner may have wanted that. */
function levelOf<One extends Failing>({ id, own, consequences, level }: Cause<One>): CheckResult['level'] {
  if (consequences.has('hasCard') && raisesLevel(id)) return 'error';
  const levels = own.map((one) => one.level);
  return levels.sort((a, b) => levelRank(a) - levelRank(b))[0] ?? level;
}

/** One issue, with every platform it affects. */
export interface Issue extends Pick<CheckResult, 'id' | 'kind' | 'level' | 'outcome' | 'facts'> {
  platforms: PlatformId[];
  /** Its own failures first, then what follows from them, each with its platform. */
  parts: (CheckResult & Failing)[];
  /** The losses on platforms because of it. */
  losses: Losses;
  /** Of a site: on one of its pages no fix helps without harm, so there is none for the template. */
  lacksFix?: boolean;
}

/** Failing checks of a page, each cause once. */
export function issuesOf(audit: Pick<PageAudit, 'platforms'>): Issue[] {
  const failing = audit.platforms.flatMap(({ platform, checks }) =>
    checks.filter(({ outcome }) => outcome === 'fail').map((result) => ({ ...result, platform })),
  );
  const order = audit.platforms.map(({ platform }) => platform);
  return causesOf(failing).flatMap(({ id, level, own, consequences }): Issue[] => {
    const parts = [...own, ...[...consequences.values()].flat()];
    const [first] = parts;
    if (first === undefined) return [];
    const affected = new Set(parts.map(({ platform }) => platform));
    const platforms = order.filter((platform) => affected.has(platform));
    const losses = lossesOf(parts, audit);
    return [{ id, kind: first.kind, level, outcome: 'fail', facts: first.facts, platforms, parts, losses }];
  });
}
