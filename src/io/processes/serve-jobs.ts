import { type JobError, type JobOrder, type JobResult, type ProcessJob, READY } from './process-job.ts';
import { processorTime, startWatchdog } from './watchdog.ts';

/** Reading the memory use takes longer than a small job; the watchdog reads it anyway. */
const JOBS_PER_LOOK = 8;

/**
 * The loop of every program of a pool: takes one job at a time from its parent and responds, under a watchdog that
 * kills the process. It ends with its parent.
 */
export async function serveJobs<Job extends ProcessJob, Answer>(
  maxRssBytes: number,
  answerTo: (job: Job) => Answer | Promise<Answer>,
): Promise<void> {
  const watchdog = startWatchdog(maxRssBytes);
  let jobs = 0;
  let rss = 0;
  // Reading the processor time costs a tenth of a small job, so it is read once between two jobs. Receiving a job and
  // sending its answer count too.
  let used = 0;
  process.on('message', async ({ job, processorMs }: JobOrder<Job>) => {
    watchdog.watch(used + processorMs);
    const answer = await Promise.resolve(job).then(answerTo).catch(asFault);
    watchdog.rest();
    jobs += 1;
    if (jobs % JOBS_PER_LOOK === 1) rss = process.memoryUsage.rss();
    const before = used;
    used = processorTime();
    const result: JobResult<Answer | JobError> = { answer, rss, processorMs: used - before };
    process.send?.(result);
  });
  process.on('disconnect', () => process.exit(0));
  await watchdog.ready;
  used = processorTime();
  process.send?.(READY);
}

/** A bug in the program fails this job only; the process continues. */
const asFault = (error: unknown): JobError => ({
  ok: false,
  reason: 'crashed',
  detail: error instanceof Error ? (error.stack ?? error.message).slice(0, 1_000) : '',
});
