import { seedDemoProject } from '#flows/demo/seed-demo-project.ts';
import { job } from './job.ts';

export const seedDemoProjectJob = job('seed-demo-project', {
  retryLimit: 5,
  expireInSeconds: 600,
  concurrency: 1,
  run: (_, run) => seedDemoProject(run.io, run),
});
