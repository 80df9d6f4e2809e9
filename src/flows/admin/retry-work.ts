import { ApiError } from '#contract/errors.ts';
import { enqueueCheck } from '#flows/checker/check-store.ts';
import { changeCheckerRequest, findCheckerRequest } from '#io/db/queries/audits/checker-requests.ts';
import { findFailedJob } from '#io/db/queries/operation/jobs.ts';
import type { Io } from '#io/io.ts';

// What a super admin can retry after a failure.

export async function retryJob(io: Io, jobId: string): Promise<void> {
  const job = await findFailedJob(io.db, jobId);
  if (!job) throw new ApiError('NOT_FOUND');
  await io.queue.retry(job.name, job.id);
}

export async function retryCheck(io: Io, requestId: number): Promise<void> {
  const request = await findCheckerRequest(io.db, requestId);
  if (!request) throw new ApiError('NOT_FOUND');
  await changeCheckerRequest(io.db, request.id, { state: 'accepted', reason: null });
  await enqueueCheck(io, request.id);
}
