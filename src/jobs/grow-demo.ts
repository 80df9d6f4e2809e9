import { growDemo } from '#flows/grow-demo.ts';
import { job } from './job.ts';

export const growDemoJob = job('grow-demo', {
  retryLimit: 5,
  expireInSeconds: 600,
  concurrency: 1,
  run: (_, run) => growDemo(run.io, run),
});
