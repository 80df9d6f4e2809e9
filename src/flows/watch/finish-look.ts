import { bareAddress, findChanges } from '#domain/watch/find-changes.ts';
import { causeKeyOf, type Fault, findFault } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import type { PageState, StateImage } from '#domain/watch/page-state.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { TakenLook } from '#io/db/queries/watch/take-looks.ts';
import type { rememberedCopies } from './copy-image.ts';
import type { Look } from './look-at-page.ts';

/** A look with a result, even if the page could not be read. */
export type FinalLook = Exclude<Look, { outcome: 'postponed' }>;

interface Finish {
  taken: TakenLook;
  look: FinalLook;
  /** The page's state at the last read, if this look read the page. */
  before: PageState | null;
  /** Whether the newest snapshot has a copy of its image. */
  hasCopy: boolean;
  now: Date;
  copy: ReturnType<typeof rememberedCopies>;
}

/** Turns the result of a look into the row to store. */
export async function finishLook({ taken, look, before, hasCopy, now, copy }: Finish): Promise<FinishedLook> {
  const { subPageId, turn, state: known, goodIssues, fault: knownFault, faultKey: knownKey } = taken;
  const base = { subPageId, turn, isEvent: true, isVerdict: true, fault: null, faultKey: null, confirmAt: null };
  if (look.outcome === 'forbidden') {
    const unread = { ...base, isEvent: false };
    // Never open to us, so nothing has happened.
    if (known === null) return { ...unread, isVerdict: false, fault: knownFault, faultKey: knownKey };
    return { ...unread, ...judged({ kind: 'unreadable', reason: 'robots' }, knownKey, now) };
  }
  if (look.outcome === 'gone') return base;
  if (look.outcome === 'unreadable')
    return { ...base, ...judged({ kind: 'unreadable', reason: look.reason }, knownKey, now) };
  const good = goodIssues === null ? null : { issues: goodIssues };
  // Compares with the last read, which may be older than the last look: that one may have found nothing to read.
  if (look.outcome === 'unchanged') {
    const verdict = judged(known && findFault(good, known), knownKey, now);
    return { ...base, ...verdict, ...(await missingCopy(known?.image)) };
  }
  const { state, read } = look;
  const verdict = judged(findFault(good, state), knownKey, now);
  const changes = before === null ? [] : findChanges(before, state);
  // A new theme alone changes no preview, and some themes use the time of day as their version.
  if (before !== null && changes.every(({ kind }) => kind === 'theme'))
    return { ...base, ...verdict, state, read, ...(await missingCopy(state.image)) };
  const keepsImage = before !== null && isSameFile(before, state);
  const imageKey = keepsImage ? null : await copy(state.image);
  const older = await missingCopy(before?.image);
  return { ...base, ...verdict, state, read, snapshot: { changes, imageKey, keepsImage }, ...older };

  /** Crawls store states without copies; the first look at an unchanged page, or at its change, adds one. */
  async function missingCopy(image: StateImage | null | undefined): Promise<Pick<FinishedLook, 'missingCopy'>> {
    const key = hasCopy || !image ? null : await copy(image);
    return key === null ? {} : { missingCopy: key };
  }
}

/** A new fault needs a second look to confirm it. */
function judged(fault: Fault | null, knownKey: string | null, now: Date) {
  const faultKey = fault && causeKeyOf(fault);
  const isNew = faultKey !== null && faultKey !== knownKey;
  const confirmAt = isNew ? new Date(now.getTime() + CONFIRM_AFTER_MINUTES * 60_000) : null;
  return { fault, faultKey, confirmAt };
}

/** Whether the previous snapshot's copy still shows the image. */
export function isSameFile({ image: one }: PageState, { image: other }: PageState): boolean {
  if (!one?.ok || !other?.ok) return false;
  return bareAddress(one.url) === bareAddress(other.url) && one.bytes === other.bytes && one.width === other.width;
}
