import { ApiError } from '#contract/errors.ts';
import { findFailedJob, listFailedJobs as findFailedJobs } from '#io/db/queries/failed-jobs.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import { findMail, listMails as findMails } from '#io/db/queries/mails.ts';
import { findMembership } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

export const listMails: Handler<'listMails'> = async ({ io, query }) => ({
  ...(await findMails(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const getMail: Handler<'getMail'> = async ({ io, params }) => {
  const mail = typeof params.id === 'number' ? await findMail(io.db, params.id) : null;
  if (!mail) throw new ApiError('NOT_FOUND');
  return mail;
};

export const listFailedJobs: Handler<'listFailedJobs'> = async ({ io, query }) => ({
  ...(await findFailedJobs(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const retryJob: Handler<'retryJob'> = async ({ io, params }) => {
  const job = await findFailedJob(io.db, params.id);
  if (!job) throw new ApiError('NOT_FOUND');
  await io.queue.retry(job.name, job.id);
  return { done: true };
};

/** Whoever started the work may follow it, and so may the people of its project. */
export const getJobProgress: Handler<'getJobProgress'> = async ({ io, params, user }) => {
  const progress = await findJobProgress(io.db, params.id);
  const isOwn = progress && (user.role === 'superadmin' || progress.userId === user.id);
  const isMember = progress?.projectId && (await findMembership(io.db, user.id, progress.projectId));
  if (!progress || !(isOwn || isMember)) throw new ApiError('NOT_FOUND');
  return progress;
};
