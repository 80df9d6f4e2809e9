import { ApiError } from '#contract/errors.ts';
import { enqueueFetch } from '#flows/enqueue-fetch.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';
import { runningJob } from './shown-sub-page.ts';

export const fetchSubPages: Handler<'fetchSubPages'> = async ({ io, projectId, user }) => {
  const id = await enqueueFetch(io, io.db, projectId, user.id);
  const job = id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'fetch-sub-pages');
  if (!job) throw new ApiError('CONFLICT');
  return job;
};
