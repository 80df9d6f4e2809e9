import { findChanges } from '#domain/watch/find-changes.ts';
import { causeKeyOf, type Fault, findFault } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { bareAddress } from '#domain/watch/same-state.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects.ts';
import { type FinishedLook, lockWatch, saveLooks } from '#io/db/queries/watch/save-looks.ts';
import { hintFaulty, hintRoutes, releaseLooks, type TakenLook, takeLooks } from '#io/db/queries/watch/take-looks.ts';
import { addWatchedPages, listWatchedProjects } from '#io/db/queries/watch/watched-projects.ts';
import { fetchRobots } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';
import { announceChanges, announceIncidents } from './announce.ts';
import { rememberedCopies } from './copy-image.ts';
import { type Look, type LookContext, lookAtPage, rememberedProbes } from './look-at-page.ts';
import { updateIncidents } from './update-incidents.ts';

/** Pages taken at once: what a killed worker has to look at again. */
const BATCH = 20;
/** Looks at once; the polite fetch keeps each host's own limits. */
const CONCURRENT = 4;

interface Run extends LookContext {
  copy: ReturnType<typeof rememberedCopies>;
}

/** The job: looks at the pages of a project that are due, until none is. */
export async function watchProject(
  io: Io,
  projectId: number,
  signal: AbortSignal,
  { leaseMs }: { /** After it a worker is taken for dead. */ leaseMs?: number } = {},
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const planNow = async () => (await listWatchedProjects(io.db, io.now(), projectId))[0];
  if (!project || !(await planNow())) return;
  const pages = await addWatchedPages(io.db, projectId, io.now());
  const context = contextOf(io, project, signal);
  while (!signal.aborted) {
    // The plan may change while a large shop is looked at; what is being looked at then is finished.
    const plan = await planNow();
    if (!plan) return;
    const taken = await takeLooks(io.db, { projectId, limit: plan.limit, pages, most: BATCH, now: io.now(), leaseMs });
    if (taken.length === 0) return;
    await lookAtBatch(io, project, context, taken);
  }
}

async function lookAtBatch(io: Io, project: ProjectRow, context: Run, taken: readonly TakenLook[]) {
  const waiting = [...taken];
  const looks: { taken: TakenLook; look: Look }[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next && !context.signal.aborted; next = waiting.shift()) {
      const look = await lookAtPage(context, next);
      if (!context.signal.aborted) looks.push({ taken: next, look });
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENT }, work));
    await save(io, project, looks, context);
  } finally {
    // What was saved has lost its lease; this returns only the rest.
    await releaseLooks(io.db, project.id, taken);
  }
}

async function save(
  io: Io,
  project: ProjectRow,
  looks: readonly { taken: TakenLook; look: Look }[],
  { copy }: Run,
): Promise<void> {
  const now = io.now();
  const finished = await Promise.all(looks.map(({ taken, look }) => finish(copy, taken, look, now)));
  await io.db.transaction(async (db) => {
    await lockWatch(db, project.id);
    const saved = await saveLooks(db, project.id, finished, now);
    const mine = finished.filter(({ subPageId }) => saved.has(subPageId));
    const verdicts = mine
      .filter(({ isEvent }) => isEvent)
      .map(({ subPageId, fault, snapshot }) => ({ subPageId, fault, changes: snapshot?.changes ?? [] }));
    const turned = await updateIncidents(db, project.id, verdicts, now);
    const suspects = mine.filter(({ confirmAt, fault }) => confirmAt !== null && fault?.kind === 'check');
    if (suspects.length > 0)
      await hintRoutes(
        db,
        project.id,
        suspects.map(({ subPageId }) => subPageId),
        now,
      );
    const over = [...new Set(looks.flatMap(({ taken }) => overKey(taken, mine)))];
    if (over.length > 0) await hintFaulty(db, project.id, over, now);
    await announceChanges(io, db, project, mine, now);
    await announceIncidents(io, db, project, turned);
  });
}

/** The fault that a page had and that this look did not find. */
function overKey({ subPageId, faultKey }: TakenLook, saved: readonly FinishedLook[]): string[] {
  const now = saved.find((one) => one.subPageId === subPageId);
  return faultKey !== null && now?.isEvent && now.faultKey === null ? [faultKey] : [];
}

/** From what was seen to what is stored. */
async function finish(copy: Run['copy'], taken: TakenLook, look: Look, now: Date): Promise<FinishedLook> {
  const { subPageId, turn, state: before, goodIssues, fault: known, faultKey: knownKey } = taken;
  const base = { subPageId, turn, isEvent: true, fault: known, faultKey: knownKey, confirmAt: null };
  if (look.outcome === 'none') return { ...base, isEvent: false };
  if (look.outcome === 'unchanged') return base;
  if (look.outcome === 'unreadable')
    return { ...base, ...judged({ kind: 'unreadable', reason: look.reason }, knownKey, now) };
  const { state, read } = look;
  const good = goodIssues === null ? null : { issues: goodIssues };
  const verdict = judged(findFault(good, state), knownKey, now);
  const changes = before === null ? [] : findChanges(before, state);
  if (before !== null && changes.length === 0) return { ...base, ...verdict, state, read };
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

function contextOf(io: Io, project: ProjectRow, signal: AbortSignal): Run {
  const { userAgent, imagesUrl } = io.settings;
  const base = { safeFetch: io.politeFetch, userAgent, signal };
  const robots = new Map<string, ReturnType<typeof fetchRobots>>();
  return {
    ...base,
    project,
    imagesUrls: [imagesUrl],
    probe: rememberedProbes(base),
    copy: rememberedCopies(io, project.uuid, signal),
    isAllowed: async (url) => {
      if (url === project.full) return true;
      const { origin, pathname, search } = new URL(url);
      const asked = robots.get(origin) ?? fetchRobots(io.politeFetch, url, { userAgent, signal });
      robots.set(origin, asked);
      const { state, robots: rules } = await asked;
      return state !== 'unreachable' && isAllowed(rules, userAgent, pathname + search);
    },
  };
}
