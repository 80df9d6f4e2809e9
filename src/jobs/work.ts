import type { PgBoss } from 'pg-boss';
import type { Io } from '#io/io.ts';
import { jobs } from './jobs.ts';
import { type Job, lanesOf, runJob } from './run-job.ts';

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
      ...(job.perAccount === undefined ? {} : { groupConcurrency: job.perAccount }),
    } as const;
    const ids: string[] = [];
    for (const { workers, ...priorities } of lanesOf(job)) {
      for (let worker = 0; worker < workers; worker++) {
        const id = await boss.work(name, { ...options, ...priorities }, async (tasks) => {
          const results = await Promise.all(tasks.map((task) => runJob(name, job, task, { io, signal })));
          // If there was work there may be more: poll again at once instead of waiting for the next interval. What goes on
          // after its turn may be for another lane.
          for (const polling of job.lanes ? ids : [id]) boss.notifyWorker(polling);
          return results;
        });
        ids.push(id);
      }
    }
    if (job.schedule) await boss.schedule(name, job.schedule);
  }
  // A job that was renamed or removed would still be enqueued by its schedule, and nobody would take it.
  for (const { name } of await boss.getSchedules()) if (!Object.hasOwn(jobs, name)) await boss.unschedule(name);
}
