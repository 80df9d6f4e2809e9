import type { PgBoss } from 'pg-boss';
import type { JobName } from '#contract/jobs.ts';
import type { Io } from '#io/io.ts';
import { checkCrawlersJob } from './check-crawlers.ts';
import { checkSiteJob } from './check-site.ts';
import { checkStoreJob } from './check-store.ts';
import { crawlSiteJob } from './crawl-site.ts';
import { createProjectJob } from './create-project.ts';
import { deleteExpiredJob } from './delete-expired.ts';
import { deleteFilesJob } from './delete-files.ts';
import { fetchSubPagesJob } from './fetch-sub-pages.ts';
import type { Job } from './job.ts';
import { monthlyAuditsJob } from './monthly-audits.ts';
import { redrawPagesJob } from './redraw-pages.ts';
import { refreshDueJob } from './refresh-due.ts';
import { resumeCrawlsJob } from './resume-crawls.ts';
import { runJob } from './run-job.ts';
import { seedDemoProjectJob } from './seed-demo-project.ts';
import { sendAlertsJob } from './send-alerts.ts';
import { sendDigestsJob } from './send-digests.ts';
import { sendEmailChangeJob } from './send-email-change.ts';
import { sendMagicLinkJob } from './send-magic-link.ts';
import { sendMailJob } from './send-mail.ts';
import { sendRegistrationMailJob } from './send-registration-mail.ts';
import { sendWebhooksJob } from './send-webhooks.ts';
import { shopifyDuePagesJob } from './shopify-due-pages.ts';
import { shopifyPagesJob } from './shopify-pages.ts';
import { shopifyRedrawJob } from './shopify-redraw.ts';
import { shopifyThemeJob } from './shopify-theme.ts';
import { shopifyThemeCopyJob } from './shopify-theme-copy.ts';
import { shopifyUsageJob } from './shopify-usage.ts';
import { shopifyWebhooksJob } from './shopify-webhooks.ts';
import { siteChangesJob } from './site-changes.ts';
import { startWatchesJob } from './start-watches.ts';
import { stripeCustomerJob } from './stripe-customer.ts';
import { stripeReconcileJob } from './stripe-reconcile.ts';
import { stripeUnpaidJob } from './stripe-unpaid.ts';
import { takeScreenshotJob } from './take-screenshot.ts';
import { watchProjectJob } from './watch-project.ts';

/**
 * Everything that runs in the background; each file has its `schedule`. The type requires every name of the contract.
 */
export const jobs: { [Name in JobName]: Job<Name> } = {
  'send-mail': sendMailJob,
  'send-magic-link': sendMagicLinkJob,
  'send-registration-mail': sendRegistrationMailJob,
  'send-email-change': sendEmailChangeJob,
  'delete-expired': deleteExpiredJob,
  'create-project': createProjectJob,
  'fetch-sub-pages': fetchSubPagesJob,
  'crawl-site': crawlSiteJob,
  'check-store': checkStoreJob,
  'check-site': checkSiteJob,
  'take-screenshot': takeScreenshotJob,
  'monthly-audits': monthlyAuditsJob,
  'resume-crawls': resumeCrawlsJob,
  'refresh-due': refreshDueJob,
  'seed-demo-project': seedDemoProjectJob,
  'start-watches': startWatchesJob,
  'check-crawlers': checkCrawlersJob,
  'watch-project': watchProjectJob,
  'send-alerts': sendAlertsJob,
  'send-webhooks': sendWebhooksJob,
  'send-digests': sendDigestsJob,
  'shopify-webhooks': shopifyWebhooksJob,
  'shopify-usage': shopifyUsageJob,
  'shopify-theme': shopifyThemeJob,
  'shopify-theme-copy': shopifyThemeCopyJob,
  'shopify-pages': shopifyPagesJob,
  'shopify-due-pages': shopifyDuePagesJob,
  'shopify-redraw': shopifyRedrawJob,
  'stripe-customer': stripeCustomerJob,
  'stripe-unpaid': stripeUnpaidJob,
  'stripe-reconcile': stripeReconcileJob,
  'site-changes': siteChangesJob,
  'redraw-pages': redrawPagesJob,
  'delete-files': deleteFilesJob,
};

/** New jobs are announced; this is for what becomes due later (a retry) and for lost announcements. */
const POLL_SECONDS = 5;

/** Takes jobs from the queue until the signal aborts. */
export async function work(boss: PgBoss, io: Io, signal: AbortSignal): Promise<void> {
  for (const [name, job] of Object.entries(jobs) as [JobName, Job<JobName>][]) {
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
