import { looksAhead, nextLookAt } from '#domain/watch/pace.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { listStates, lockWatch } from '#io/db/queries/watch/save-looks.ts';
import { releaseLooks, type TakenLook, takeLooks } from '#io/db/queries/watch/take-looks.ts';
import {
  addWatchedPages,
  findWatchShare,
  listWatchedProjects,
  pauseWatch,
} from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';
import { type FinalLook, finishLook, rememberedCopies } from './finish-look.ts';
import { createMayRead, type LookContext, lookAtPage, rememberedProbes } from './look-at-page.ts';
import { saveVerdicts } from './save-verdicts.ts';

/** Pages per batch; a killed worker repeats at most this many. */
const BATCH = 20;
/** Concurrent looks; polite fetch enforces each host's limits. */
const CONCURRENT = 4;
/** After this the next project runs, so that a slow site does not block others. The rest is due in the next minute. */
const RUN_MS = 3 * 60_000;
/** How long a site is not requested after it sent us away for a while. */
const SITE_PAUSE_MS = 15 * 60_000;

interface Run extends LookContext {
  copy: ReturnType<typeof rememberedCopies>;
}

/** The job: looks at a project's pages until none is due. */
export async function watchProject(
  io: Io,
  projectId: number,
  signal: AbortSignal,
  { leaseMs, runMs = RUN_MS }: { /** After this a worker counts as dead. */ leaseMs?: number; runMs?: number } = {},
): Promise<void> {
  const endsAt = performance.now() + runMs;
  const project = await findProject(io.db, projectId);
  let limit = await limitOf(io, projectId);
  if (!project || limit === null) return;
  const pages = await addWatchedPages(io.db, projectId, io.now());
  const context = contextOf(io, project, signal);
  while (limit !== null && !signal.aborted && performance.now() < endsAt) {
    const taken = await takeLooks(io.db, { projectId, limit, pages, most: BATCH, now: io.now(), leaseMs });
    if (taken.length === 0) return;
    if (!(await lookAtBatch(io, project, context, taken))) {
      if (!signal.aborted) await pauseWatch(io.db, projectId, new Date(io.now().getTime() + SITE_PAUSE_MS));
      return;
    }
    // The plan may change during a long run; the current batch is still finished.
    limit = await limitOf(io, projectId);
  }
}

/** Null: not watched now. */
async function limitOf(io: Io, projectId: number): Promise<number | null> {
  const share = await findWatchShare(io.db, projectId, io.now());
  return share && !share.isPaused ? share.limit : null;
}

interface Seen {
  taken: TakenLook;
  look: FinalLook;
}

/** False: the site wants us to wait. */
async function lookAtBatch(io: Io, project: ProjectRow, context: Run, taken: readonly TakenLook[]) {
  const waiting = [...taken];
  const looks: Seen[] = [];
  let isPaused = false;
  let saved: ReadonlySet<number> = new Set();
  const work = async () => {
    for (let next = waiting.shift(); next && !isPaused && !context.signal.aborted; next = waiting.shift()) {
      const look = await lookAtPage(context, next);
      if (look.outcome === 'postponed') isPaused = true;
      else if (!context.signal.aborted) looks.push({ taken: next, look });
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENT }, work));
    saved = await save(io, project, looks, context);
  } finally {
    const rest = taken.filter(({ subPageId }) => !saved.has(subPageId));
    await releaseLooks(io.db, project.id, rest);
  }
  return !isPaused;
}

/** Returns the pages that were saved. */
async function save(io: Io, project: ProjectRow, looks: readonly Seen[], { copy }: Run): Promise<Set<number>> {
  const now = io.now();
  const read = looks.filter(({ taken, look }) => look.outcome === 'seen' && taken.state !== null);
  const states = await listStates(
    io.db,
    project.id,
    read.map(({ taken }) => taken.subPageId),
  );
  const finished = await Promise.all(
    looks.map(async ({ taken, look }) => ({
      ...(await finishLook({
        taken,
        look,
        before: states.get(taken.subPageId) ?? null,
        hasCopy: taken.hasCopy,
        now,
        copy,
      })),
      previousFaultKey: taken.faultKey,
    })),
  );
  return io.db.transaction(async (db) => {
    await lockWatch(db, project.id);
    return saveVerdicts(io, db, project, finished, { by: 'watch', isWatched: true, now });
  });
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

/** Every minute: enqueues one job for each project that has looks due. */
export async function startDueWatches(io: Io): Promise<void> {
  const now = io.now();
  for (const project of await listWatchedProjects(io.db, now)) {
    const { projectId, isRequested } = project;
    if (nextLookAt(project, now) > now && !(isRequested && looksAhead(project, now) > 0)) continue;
    await io.queue.enqueue(io.db, 'watch-project', { projectId }, { singletonKey: `watch-${projectId}` });
  }
}
