import { findChanges } from '#domain/watch/find-changes.ts';
import { causeKeyOf, type Fault, findFault } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { bareAddress } from '#domain/watch/same-state.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects.ts';
import { type FinishedLook, lockWatch, saveLooks } from '#io/db/queries/watch/save-looks.ts';
import { hintRoutes, releaseLooks, type TakenLook, takeLooks } from '#io/db/queries/watch/take-looks.ts';
import { addWatchedPages, listWatchedProjects } from '#io/db/queries/watch/watched-projects.ts';
import { fetchRobots } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';
import { announceChanges, announceIncidents } from './announce.ts';
import { copyImage } from './copy-image.ts';
import { type Look, type LookContext, lookAtPage, rememberedProbes } from './look-at-page.ts';
import { updateIncidents } from './update-incidents.ts';

/** Pages taken at once: what a killed worker has to look at again. */
const BATCH = 20;
/** Looks at once; the polite fetch keeps each host's own limits. */
const CONCURRENT = 4;

/** The job: looks at the pages of a project that are due, until none is. */
export async function watchProject(
  io: Io,
  projectId: number,
  signal: AbortSignal,
  { leaseMs }: { /** After it a worker is taken for dead. */ leaseMs?: number } = {},
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const plan = (await listWatchedProjects(io.db, io.now(), projectId))[0];
  if (!project || !plan) return;
  await addWatchedPages(io.db, projectId, io.now());
  const context = contextOf(io, project, signal);
  while (!signal.aborted) {
    const taken = await takeLooks(io.db, { projectId, limit: plan.limit, most: BATCH, now: io.now(), leaseMs });
    if (taken.length === 0) return;
    await lookAtBatch(io, project, context, taken);
  }
}

async function lookAtBatch(io: Io, project: ProjectRow, context: LookContext, taken: readonly TakenLook[]) {
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
    await save(io, project, looks, context.signal);
  } finally {
    // What was saved has lost its lease; this returns only the rest.
    await releaseLooks(io.db, project.id, taken);
  }
}

async function save(
  io: Io,
  project: ProjectRow,
  looks: readonly { taken: TakenLook; look: Look }[],
  signal: AbortSignal,
): Promise<void> {
  const now = io.now();
  const finished = await Promise.all(looks.map(({ taken, look }) => finish(io, project, taken, look, now, signal)));
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
    await announceChanges(io, db, project, mine, now);
    await announceIncidents(io, db, project, turned);
  });
}

/** From what was seen to what is stored. */
async function finish(
  io: Io,
  project: ProjectRow,
  taken: TakenLook,
  look: Look,
  now: Date,
  signal: AbortSignal,
): Promise<FinishedLook> {
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
  const imageKey = keepsImage ? null : await copyImage(io, project.uuid, state.image, signal);
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

function contextOf(io: Io, project: ProjectRow, signal: AbortSignal): LookContext {
  const { userAgent, imagesUrl } = io.settings;
  const base = { safeFetch: io.politeFetch, userAgent, signal };
  const robots = new Map<string, ReturnType<typeof fetchRobots>>();
  return {
    ...base,
    project,
    imagesUrls: [imagesUrl],
    probe: rememberedProbes(base),
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
