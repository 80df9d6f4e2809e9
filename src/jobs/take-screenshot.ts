import { takeScreenshot } from '#flows/read-page/take-screenshot.ts';
import { job } from './job.ts';

export const takeScreenshotJob = job('take-screenshot', {
  retryLimit: 1,
  expireInSeconds: 300,
  concurrency: 1,
  run: ({ subPageId, wait }, run) => takeScreenshot(run.io, subPageId, wait, run),
});
