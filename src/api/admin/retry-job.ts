import { ApiError } from '#contract/errors.ts';
import { findFailedJob } from '#io/db/queries/failed-jobs.ts';
import type { Handler } from '../handler.ts';

export const retryJob: Handler<'retryJob'> = async ({ io, params }) => {
  const job = await findFailedJob(io.db, params.id);
  if (!job) throw new ApiError('NOT_FOUND');
  await io.queue.retry(job.name, job.id);
  return { done: true };
};
