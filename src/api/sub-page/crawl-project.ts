import { readSubPages } from '#flows/read-sub-pages.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';
import { runningJob } from './shown-sub-page.ts';

export const crawlProject: Handler<'crawlProject'> = async ({ io, projectId, user }) => {
  const id = await readSubPages(io, projectId, { which: 'all', userId: user.id });
  return { job: id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'crawl-site') };
};
