import { reportReadingFailed } from '#flows/crawl/crawl-site.ts';
import { readNewProject } from '#flows/projects/create-project.ts';
import { job } from './job.ts';

export const createProjectJob = job('create-project', {
  retryLimit: 3,
  expireInSeconds: 1800,
  concurrency: 2,
  run: ({ projectId }, run) => readNewProject(run.io, projectId, run),
  giveUp: ({ projectId }, io) => reportReadingFailed(io, projectId),
});
