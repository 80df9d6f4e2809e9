import type { PgBoss } from 'pg-boss';
import type { Io } from '#io/io.ts';
import { jobs } from './jobs.ts';
import { type Job, runJob } from './run-job.ts';

/** New jobs arrive by notification; polling finds retries that become due and jobs whose notification was lost. */
const POLL_SECONDS = 5;

/** Takes jobs from the queue until the signal aborts. */
export async function work(boss: PgBoss, io: Io, signal: AbortSignal): Promise<void> {
  for (const [name, job] of Object.entries<Job>(jobs)) {
    const options = {
      batchSize: job.batch ?? 1,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    for (let worker = 0; worker < job.concurrency; worker++) {
      const id = await boss.work(name, options, async (tasks) => {
        const results = await Promise.all(tasks.map((task) => runJob(name, job, task, { io, signal })));
        // If there was work there may be more: poll again at once instead of waiting for the next interval.
        boss.notifyWorker(id);
        return results;
      });
    }
    if (job.schedule) await boss.schedule(name, job.schedule);
  }
  // A job that was renamed or removed would still be enqueued by its schedule, and nobody would take it.
  for (const { name } of await boss.getSchedules()) if (!Object.hasOwn(jobs, name)) await boss.unschedule(name);
}
