import { ApiError } from '#contract/errors.ts';
import { enqueueFetch } from '#flows/crawl/enqueue-fetch.ts';
import { readSubPages } from '#flows/crawl/read-sub-pages.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/operation/jobs.ts';
import type { Io } from '#io/io.ts';

// Work on pages that a person starts and then follows.

interface Start {
  projectId: number;
  userId: number;
}

/** The sitemap again. */
export async function startFetch(io: Io, { projectId, userId }: Start) {
  const job = await progressOf(io, projectId, 'fetch-sub-pages', await enqueueFetch(io, io.db, projectId, userId));
  return job ?? refuse();
}

/** Every page again; null if there is none. */
export async function startReading(io: Io, { projectId, userId }: Start) {
  return progressOf(io, projectId, 'crawl-site', await readSubPages(io, projectId, { which: 'all', userId }));
}

export async function startScreenshot(io: Io, wanted: Start & { subPageId: number; wait: number }) {
  const { projectId, userId, subPageId, wait } = wanted;
  if (!io.screenshots.isAvailable) throw new ApiError('BROWSER_MISSING');
  const text = { en: 'Starting soon', de: 'Beginnt gleich' };
  const options = { singletonKey: `screenshot-${subPageId}`, progress: { text, projectId, userId } };
  const id = await io.queue.enqueue(io.db, 'take-screenshot', { subPageId, wait }, options);
  return (await progressOf(io, projectId, 'take-screenshot', id)) ?? refuse();
}

/** Without an id the same work is already running: its progress is returned. */
async function progressOf({ db }: Io, projectId: number, name: string, id: string | null) {
  if (id) return findJobProgress(db, id);
  const all = await listJobProgress(db, projectId);
  return all.find((job) => job.name === name && (job.state === 'waiting' || job.state === 'running')) ?? null;
}

function refuse(): never {
  throw new ApiError('CONFLICT');
}
