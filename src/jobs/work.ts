import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Io } from '#io/io.ts';
import { jobs } from './jobs.ts';
import { type Job, lanesOf, type Running, runJob } from './run-job.ts';

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
    const run = withinShare(name, job, { io, signal });
    for (const { workers, ...priorities } of lanesOf(job)) {
      for (let worker = 0; worker < workers; worker++) {
        const id = await boss.work(name, { ...options, ...priorities }, async (tasks) => {
          const results = await Promise.all(tasks.map(run));
          // If there was work there may be more, so poll again at once. A job that continues after its turn may belong
          // to another lane.
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

/**
 * Runs a job unless its account uses its share already. pg-boss counts a group without a lock, so workers that wake
 * together may all take jobs of one account: those over the share are put back.
 */
export function withinShare(name: string, job: Job, running: Running) {
  const active = new Map<string, number>();
  return async (task: JobWithMetadata<unknown>): Promise<JobResult> => {
    const { id, groupId, retryCount } = task;
    if (!groupId || job.perAccount === undefined) return runJob(name, job, task, running);
    const others = active.get(groupId) ?? 0;
    if (others >= job.perAccount) {
      await running.io.queue.putBack({ name, id, retryCount });
      return { id, status: 'completed' };
    }
    active.set(groupId, others + 1);
    try {
      return await runJob(name, job, task, running);
    } finally {
      const left = (active.get(groupId) ?? 1) - 1;
      if (left === 0) active.delete(groupId);
      else active.set(groupId, left);
    }
  };
}
