import { ApiError } from '#contract/errors.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { listJobProgress } from '#io/db/queries/job-progress.ts';
import { findListedSubPage, type ListedSubPage } from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';

/** The same work is under way already: its progress is the answer. */
export async function runningJob(io: Io, projectId: number, name: string) {
  const all = await listJobProgress(io.db, projectId);
  return all.find((job) => job.name === name && (job.state === 'waiting' || job.state === 'running')) ?? null;
}

export async function subPageOf(io: Io, projectId: number, id: number) {
  const page = await findListedSubPage(io.db, projectId, id);
  if (!page) throw new ApiError('NOT_FOUND');
  return shown(io, page);
}

export const shown = (io: Io, { screenshotKey, projectUuid, ...page }: ListedSubPage) => ({
  ...page,
  liveImageUrl: simpleImageUrl(io.settings.imagesUrl, projectUuid, page.url),
  screenshotUrl: screenshotKey && `${io.settings.screenshotsUrl}/${screenshotKey.replace(/^screenshots\//, '')}`,
});
