import { serveJobs } from '#io/processes/serve-jobs.ts';
import type { ReaderJob } from './page-reader.ts';
import { tasks } from './tasks.ts';

// A reader process: runs one task at a time for its parent. It has no environment and opens no connections.

/** A task that uses more kills its process. */
const MAX_RSS_BYTES = 400_000_000;

serveJobs(MAX_RSS_BYTES, ({ kind, input }: ReaderJob) => {
  const task = tasks[kind] as (given: typeof input) => unknown;
  return { ok: true, value: task(input) };
});
