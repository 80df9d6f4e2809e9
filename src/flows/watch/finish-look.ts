import { findChanges } from '#domain/watch/find-changes.ts';
import { causeKeyOf, type Fault, findFault } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { bareAddress } from '#domain/watch/same-state.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { TakenLook } from '#io/db/queries/watch/take-looks.ts';
import type { rememberedCopies } from './copy-image.ts';
import type { Look } from './look-at-page.ts';

/** A look that says something about a page, or at least that it was looked for. */
export type FinalLook = Exclude<Look, { outcome: 'postponed' }>;

interface Finish {
  taken: TakenLook;
  look: FinalLook;
  /** The page when it was last read, if this look read it. */
  before: PageState | null;
  now: Date;
  copy: ReturnType<typeof rememberedCopies>;
}

/** From what was seen to what is stored. */
export async function finishLook({ taken, look, before, now, copy }: Finish): Promise<FinishedLook> {
  const { subPageId, turn, state: known, goodIssues, fault: knownFault, faultKey: knownKey } = taken;
  const base = { subPageId, turn, isEvent: true, fault: null, faultKey: null, confirmAt: null };
  if (look.outcome === 'forbidden') return { ...base, isEvent: false, fault: knownFault, faultKey: knownKey };
  if (look.outcome === 'gone') return base;
  if (look.outcome === 'unreadable')
    return { ...base, ...judged({ kind: 'unreadable', reason: look.reason }, knownKey, now) };
  const good = goodIssues === null ? null : { issues: goodIssues };
  // As it was when it was last read, which need not be the last look: that may have found nothing to read.
  if (look.outcome === 'unchanged') return { ...base, ...judged(known && findFault(good, known), knownKey, now) };
  const { state, read } = look;
  const verdict = judged(findFault(good, state), knownKey, now);
  const changes = before === null ? [] : findChanges(before, state);
  // A theme alone changes no preview, and some write the time of day as their version.
  if (before !== null && changes.every(({ kind }) => kind === 'theme')) return { ...base, ...verdict, state, read };
  const keepsImage = before !== null && isSameFile(before, state);
  const imageKey = keepsImage ? null : await copy(state.image);
  return { ...base, ...verdict, state, read, snapshot: { changes, imageKey, keepsImage } };
}

/** A fault that the page did not have is looked at once more. */
function judged(fault: Fault | null, knownKey: string | null, now: Date) {
  const faultKey = fault && causeKeyOf(fault);
  const isNew = faultKey !== null && faultKey !== knownKey;
  const confirmAt = isNew ? new Date(now.getTime() + CONFIRM_AFTER_MINUTES * 60_000) : null;
  return { fault, faultKey, confirmAt };
}

/** The copy of the snapshot before still shows it. */
function isSameFile({ image: one }: PageState, { image: other }: PageState): boolean {
  if (!one?.ok || !other?.ok) return false;
  return bareAddress(one.url) === bareAddress(other.url) && one.bytes === other.bytes && one.width === other.width;
}
