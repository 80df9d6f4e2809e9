import { findProject, type ProjectRow } from '#io/db/queries/projects.ts';
import { type FinishedLook, lockWatch, saveLooks } from '#io/db/queries/watch/save-looks.ts';
import { hintFaulty, hintRoutes, releaseLooks, type TakenLook, takeLooks } from '#io/db/queries/watch/take-looks.ts';
import { addWatchedPages, listWatchedProjects, restWatch } from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';
import { announceChanges, announceIncidents } from './announce.ts';
import { rememberedCopies } from './copy-image.ts';
import { type FinalLook, finishLook } from './finish-look.ts';
import { type LookContext, lookAtPage, rememberedProbes } from './look-at-page.ts';
import { createMayRead } from './may-read.ts';
import { updateIncidents } from './update-incidents.ts';

/** Pages taken at once: what a killed worker has to look at again. */
const BATCH = 20;
/** Looks at once; the polite fetch keeps each host's own limits. */
const CONCURRENT = 4;
/** Then it is another project's turn: a slow site must not hold up the others. The rest is due in the next minute. */
const RUN_MS = 3 * 60_000;
/** How long a site is left alone that asked us to come back later. */
const REST_MS = 15 * 60_000;

interface Run extends LookContext {
  copy: ReturnType<typeof rememberedCopies>;
}

/** The job: looks at the pages of a project that are due, until none is. */
export async function watchProject(
  io: Io,
  projectId: number,
  signal: AbortSignal,
  { leaseMs, runMs = RUN_MS }: { /** After it a worker is taken for dead. */ leaseMs?: number; runMs?: number } = {},
): Promise<void> {
  const endsAt = performance.now() + runMs;
  const project = await findProject(io.db, projectId);
  const planNow = async () => (await listWatchedProjects(io.db, io.now(), projectId))[0];
  if (!project || !(await planNow())) return;
  const pages = await addWatchedPages(io.db, projectId, io.now());
  const context = contextOf(io, project, signal);
  while (!signal.aborted && performance.now() < endsAt) {
    // The plan may change while a large shop is looked at; what is being looked at then is finished.
    const plan = await planNow();
    if (!plan) return;
    const taken = await takeLooks(io.db, { projectId, limit: plan.limit, pages, most: BATCH, now: io.now(), leaseMs });
    if (taken.length === 0) return;
    if (await lookAtBatch(io, project, context, taken)) continue;
    if (!signal.aborted) await restWatch(io.db, projectId, new Date(io.now().getTime() + REST_MS));
    return;
  }
}

interface Seen {
  taken: TakenLook;
  look: FinalLook;
}

/** False: the site asks for a pause. */
async function lookAtBatch(io: Io, project: ProjectRow, context: Run, taken: readonly TakenLook[]) {
  const waiting = [...taken];
  const looks: Seen[] = [];
  let isPaused = false;
  const work = async () => {
    for (let next = waiting.shift(); next && !isPaused && !context.signal.aborted; next = waiting.shift()) {
      const look = await lookAtPage(context, next);
      if (look.outcome === 'postponed') isPaused = true;
      else if (!context.signal.aborted) looks.push({ taken: next, look });
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENT }, work));
    await save(io, project, looks, context);
  } finally {
    // What was saved has lost its lease; this returns only the rest.
    await releaseLooks(io.db, project.id, taken);
  }
  return !isPaused;
}

async function save(io: Io, project: ProjectRow, looks: readonly Seen[], { copy }: Run): Promise<void> {
  const now = io.now();
  const finished = await Promise.all(looks.map(({ taken, look }) => finishLook({ taken, look, now, copy })));
  await io.db.transaction(async (db) => {
    await lockWatch(db, project.id);
    const saved = await saveLooks(db, project.id, finished, now);
    const mine = finished.filter(({ subPageId }) => saved.has(subPageId));
    const verdicts = mine
      .filter(({ isEvent }) => isEvent)
      .map(({ subPageId, fault, snapshot }) => ({ subPageId, fault, changes: snapshot?.changes ?? [] }));
    const { turned, suspectedSince } = await updateIncidents(db, project.id, verdicts, now);
    const suspects = mine.filter(({ confirmAt, fault }) => confirmAt !== null && fault?.kind === 'check');
    if (suspects.length > 0) {
      const ids = suspects.map(({ subPageId }) => subPageId);
      await hintRoutes(db, project.id, ids, { since: suspectedSince ?? now, now });
    }
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

function contextOf(io: Io, project: ProjectRow, signal: AbortSignal): Run {
  const { userAgent, imagesUrl } = io.settings;
  const base = { safeFetch: io.politeFetch, userAgent, signal };
  return {
    ...base,
    project,
    imagesUrls: [imagesUrl],
    probe: rememberedProbes(base),
    copy: rememberedCopies(io, project.uuid, signal),
    mayRead: createMayRead(io, project.full, signal),
  };
}
