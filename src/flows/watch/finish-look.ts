import { bareAddress, findChanges } from '#domain/watch/find-changes.ts';
import { causeKeyOf, type Fault, findFault } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import type { PageState, StateImage } from '#domain/watch/page-state.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { TakenLook } from '#io/db/queries/watch/take-looks.ts';
import { contentKey } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
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
  // A page that could never be read has not got worse: what is wrong with it, the project's screens say.
  if (look.outcome === 'unreadable' && known === null)
    return { ...base, isVerdict: false, fault: knownFault, faultKey: knownKey };
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

/** Wide enough for a card on a screen, small enough to store for a year. */
const WIDTH = 480;
/** The platforms' limit (docs/platforms.md#facebook-images). */
const MAX_BYTES = 8_000_000;

/**
 * A small copy of a page's image, so that old snapshots stay viewable after the file is gone. Null if it cannot be
 * read: a snapshot without its image is better than none.
 */
async function copyImage(
  io: Pick<Io, 'politeFetch' | 'renderer' | 'files' | 'settings'>,
  projectUuid: string,
  image: StateImage | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!image?.ok) return null;
  const { userAgent } = io.settings;
  const file = await io.politeFetch.fetch(image.url, { userAgent, accept: 'image/*', maxBytes: MAX_BYTES, signal });
  if (!file.ok) return null;
  const [width, height] = [WIDTH, Math.max(1, Math.round((WIDTH * image.height) / image.width))];
  const small = await io.renderer.improveImage(file.body, {
    quota: projectUuid,
    width,
    height: Math.min(height, 2000),
  });
  if (!small.ok) return null;
  const key = contentKey('snapshots', projectUuid, small.bytes, 'jpg');
  // Written even if it exists: the collector could delete an old file without a row before our row is committed.
  await io.files.put(key, small.bytes);
  return key;
}

/** Storage keys of copies, by image. */
export type CopiedImages = Map<string, string | null>;

export const copyKey = ({ url, bytes }: Extract<StateImage, { ok: true }>): string => `${bytes} ${url}`;

/** Sites repeat images, so each is copied once per run; the last few hundred are cached. */
export function rememberedCopies(
  io: Parameters<typeof copyImage>[0],
  projectUuid: string,
  signal: AbortSignal,
  most = 400,
) {
  const copies = new Map<string, Promise<string | null>>();
  return (image: StateImage | null): Promise<string | null> => {
    if (!image?.ok) return Promise.resolve(null);
    const name = copyKey(image);
    const known = copies.get(name);
    if (known) return known;
    const [oldest] = copies.keys();
    if (copies.size >= most && oldest !== undefined) copies.delete(oldest);
    const made = copyImage(io, projectUuid, image, signal);
    copies.set(name, made);
    return made;
  };
}
