import type { PgBoss } from 'pg-boss';
import { type JobName, jobPayloads } from '#contract/jobs.ts';
import { reportProgress } from '#io/db/queries/job-progress.ts';
import type { Io } from '#io/io.ts';
import { safeError } from '#io/log/describe-error.ts';
import { checkStoreJob } from './check-store.ts';
import { clearOutJob } from './clear-out.ts';
import { crawlSiteJob } from './crawl-site.ts';
import { createProjectJob } from './create-project.ts';
import { fetchSubPagesJob } from './fetch-sub-pages.ts';
import { growDemoJob } from './grow-demo.ts';
import type { Job } from './job.ts';
import { monthlyAuditsJob } from './monthly-audits.ts';
import { redrawPagesJob } from './redraw-pages.ts';
import { refreshDueJob } from './refresh-due.ts';
import { sendMagicLinkJob } from './send-magic-link.ts';
import { sendMailJob } from './send-mail.ts';
import { takeScreenshotJob } from './take-screenshot.ts';
import { takeUpCrawlsJob } from './take-up-crawls.ts';

/** Everything that runs in the background, and when. The type demands every name of the contract. */
export const jobs: { [Name in JobName]: Job<Name> } = {
  'send-mail': sendMailJob,
  'send-magic-link': sendMagicLinkJob,
  'clear-out': clearOutJob,
  'create-project': createProjectJob,
  'fetch-sub-pages': fetchSubPagesJob,
  'crawl-site': crawlSiteJob,
  'check-store': checkStoreJob,
  'take-screenshot': takeScreenshotJob,
  'monthly-audits': monthlyAuditsJob,
  'take-up-crawls': takeUpCrawlsJob,
  'refresh-due': refreshDueJob,
  'grow-demo': growDemoJob,
  'redraw-pages': redrawPagesJob,
};

/** Takes work from the queue until the signal ends it. */
export async function work(boss: PgBoss, io: Io, signal: AbortSignal): Promise<void> {
  for (const [name, job] of Object.entries(jobs) as [JobName, Job<JobName>][]) {
    const options = {
      localConcurrency: job.concurrency,
      batchSize: 1,
      pollingIntervalSeconds: 2,
      includeMetadata: true,
    } as const;
    await boss.work(name, options, async ([task]) => {
      if (!task) return;
      const payload = jobPayloads[name].parse(task.data ?? {});
      const isLastTry = task.retryCount >= task.retryLimit;
      await reportProgress(io.db, task.id, { state: 'running' });
      try {
        const report = (percent: number, text: { en: string; de: string }) =>
          reportProgress(io.db, task.id, { percent: Math.round(percent), text });
        await job.run(payload as never, { id: task.id, io, signal, report });
        await reportProgress(io.db, task.id, { state: 'done', percent: 100 });
      } catch (error) {
        // Work that was asked to stop is not broken: it goes back to the queue and on with the next process.
        if (signal.aborted) io.log.info({ job: name, id: task.id }, 'a job goes back to the queue');
        else io.log.warn({ err: error, job: name, id: task.id, isLastTry }, 'a job failed');
        await reportProgress(io.db, task.id, { state: isLastTry ? 'failed' : 'waiting' });
        // The queue writes down what it is given.
        throw safeError(error);
      }
    });
    if (job.schedule) await boss.schedule(name, job.schedule);
  }
}
