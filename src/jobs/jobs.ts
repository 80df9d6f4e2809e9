import type { JobName, JobPayload } from '#contract/jobs.ts';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import { sendEmailChange } from '#flows/accounts/change-email.ts';
import { sendMagicLink } from '#flows/accounts/magic-link.ts';
import { sendRegistrationMail } from '#flows/accounts/register.ts';
import { deleteExpired } from '#flows/admin/delete-expired.ts';
import { sampleHealth } from '#flows/admin/health.ts';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { sendDigests } from '#flows/alerts/send-digests.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { abandonCrawl, crawlSite } from '#flows/audit/crawl-site.ts';
import { startDueAudits } from '#flows/audit/start-audit.ts';
import { endCancelledPlans } from '#flows/billing/granted-plan.ts';
import { mergePlans } from '#flows/billing/merge-plans.ts';
import { handleStripeEvents } from '#flows/billing/stripe/events.ts';
import { endUnpaid, reconcile } from '#flows/billing/stripe/reconcile.ts';
import { checkSiteJob } from '#flows/checker/check-site.ts';
import { abandonCheck, checkStoreJob } from '#flows/checker/check-store.ts';
import { refreshSubPages, startDueRefreshes } from '#flows/crawl/refresh-sub-pages.ts';
import { AWAITED, reportReadingFailed, resumeCrawls } from '#flows/crawl/running-crawls.ts';
import { seedDemoProject } from '#flows/demo/seed-demo-project.ts';
import { sendMail } from '#flows/mails/send-mail.ts';
import { addRoutesOfCrawl } from '#flows/projects/add-found-routes.ts';
import { readNewProject } from '#flows/projects/create-project.ts';
import { deleteMarkedRows } from '#flows/projects/delete-project.ts';
import { deleteDueFiles } from '#flows/projects/delete-project-files.ts';
import { takeScreenshot } from '#flows/read-page/read-page.ts';
import { finishUsage } from '#flows/shopify/billing/buy-credits.ts';
import { continueWebhooks, handleWebhooks } from '#flows/shopify/handle-webhooks.ts';
import { redrawResource } from '#flows/shopify/pages/resource-webhooks.ts';
import { continuePageSyncs } from '#flows/shopify/pages/start-page-sync.ts';
import { syncPages } from '#flows/shopify/pages/sync-pages.ts';
import { checkEmbed } from '#flows/shopify/theme/check-embed.ts';
import { copyTheme, failThemeCopy } from '#flows/shopify/theme/copy-theme.ts';
import { lookAtTheme } from '#flows/shopify/theme/look-at-theme.ts';
import { readChangedPages } from '#flows/sites/changed-pages.ts';
import { redrawPages } from '#flows/templates/redraw-pages.ts';
import { checkCrawlers } from '#flows/watch/check-crawlers.ts';
import { startDueWatches, watchProject } from '#flows/watch/watch-project.ts';
import { mailClasses } from '#io/mail/transport.ts';
import type { Job } from './run-job.ts';

// Everything that runs in the background: how often it is tried, how many at once, when (cron, in UTC), and the flow it
// calls.

/** Started by the schedule alone. */
const scheduled = {
  /** Nightly cleanup of what has expired: sessions, codes, counters, old progress, crawls of 400 days ago. */
  'delete-expired': {
    retryLimit: 2,
    expireInSeconds: 600,
    concurrency: 1,
    schedule: '17 3 * * *',
    run: (_, { io, signal }) => deleteExpired(io, signal),
  },

  /** A few per hour, so that a thousand projects do not start in the same minute. */
  'monthly-audits': {
    retryLimit: 1,
    expireInSeconds: 600,
    concurrency: 1,
    schedule: '41 * * * *',
    run: (_, { io }) => startDueAudits(io),
  },

  /** Resumes crawls whose job was lost, within minutes. */
  'resume-crawls': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    schedule: '*/5 * * * *',
    run: (_, { io }) => resumeCrawls(io),
  },

  /** Every ten minutes, because one plan refreshes its pages every hour. */
  'refresh-due': {
    retryLimit: 0,
    expireInSeconds: 300,
    concurrency: 1,
    schedule: '*/10 * * * *',
    run: async (_, { io }) => {
      await startDueRefreshes(io);
    },
  },

  /** Ends cancelled plans without Stripe after their end date. */
  'end-plans': {
    retryLimit: 1,
    expireInSeconds: 300,
    concurrency: 1,
    schedule: '*/10 * * * *',
    run: (_, { io }) => endCancelledPlans(io),
  },

  /** Stores figures of the installation, and mails the operator when one crosses its threshold. */
  'sample-health': {
    retryLimit: 0,
    expireInSeconds: 120,
    concurrency: 1,
    schedule: '*/5 * * * *',
    run: (_, { io }) => sampleHealth(io),
  },

  /** Ends the smaller ones of an owner's several plans: the largest covers all of their websites. */
  'merge-plans': {
    retryLimit: 1,
    expireInSeconds: 600,
    concurrency: 1,
    schedule: '47 4 * * *',
    run: (_, { io }) => mergePlans(io),
  },

  'start-watches': {
    retryLimit: 0,
    expireInSeconds: 120,
    concurrency: 1,
    schedule: '* * * * *',
    run: (_, { io }) => startDueWatches(io),
  },

  /** Every few minutes, so that a suspected problem is confirmed soon. Each project is due once a day. */
  'check-crawlers': {
    retryLimit: 0,
    expireInSeconds: 900,
    concurrency: 1,
    schedule: '*/5 * * * *',
    run: (_, { io, signal }) => checkCrawlers(io, signal),
  },

  /** Digests are due on Monday mornings; twice an hour, so that a server that was down catches up. */
  'send-digests': {
    retryLimit: 1,
    expireInSeconds: 600,
    concurrency: 1,
    schedule: '11,41 * * * *',
    run: (_, { io, signal }) => sendDigests(io, signal),
  },

  /**
   * Continues syncs that Shopify is still preparing or whose job is lost, and webhooks whose worker was killed. Each
   * shop is read again once a day.
   */
  'shopify-due-pages': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    schedule: '*/5 * * * *',
    run: async (_, { io }) => {
      await continueWebhooks(io);
      await continuePageSyncs(io);
    },
  },

  'stripe-unpaid': {
    retryLimit: 2,
    expireInSeconds: 1800,
    concurrency: 1,
    schedule: '17 * * * *',
    run: (_, { io }) => endUnpaid(io),
  },

  'stripe-reconcile': {
    retryLimit: 3,
    expireInSeconds: 3600,
    concurrency: 1,
    schedule: '23 3 * * *',
    run: (_, { io, signal }) => reconcile(io, signal),
  },
} satisfies Record<string, Job & { schedule: string }>;

/** Enqueued by flows with the payload of src/contract/jobs.ts; some also have a schedule. */
const enqueued: { [Name in JobName]: Job<JobPayload<Name>> } = {
  /** Eight attempts with doubling pauses cover most failures of a mail server. A lane for each class of mails. */
  'send-mail': {
    retryLimit: 8,
    expireInSeconds: 120,
    lanes: [
      { workers: 1, minPriority: mailClasses.security },
      { workers: 2, minPriority: mailClasses.results, maxPriority: mailClasses.results },
      { workers: 1, maxPriority: mailClasses.digests },
    ],
    batch: 10,
    keepsTrying: true,
    run: ({ mailId }, { io }) => sendMail(io, mailId),
  },

  'send-magic-link': {
    retryLimit: 3,
    expireInSeconds: 60,
    concurrency: 2,
    batch: 10,
    run: (wanted, { io }) => sendMagicLink(io, wanted),
  },

  'send-registration-mail': {
    retryLimit: 3,
    expireInSeconds: 60,
    concurrency: 2,
    batch: 10,
    run: ({ registrationId, next }, { io }) => sendRegistrationMail(io, registrationId, next),
  },

  'send-email-change': {
    retryLimit: 3,
    expireInSeconds: 60,
    concurrency: 1,
    batch: 10,
    run: ({ emailChangeId }, { io }) => sendEmailChange(io, emailChangeId),
  },

  'create-project': {
    retryLimit: 3,
    expireInSeconds: 1800,
    concurrency: 4,
    perAccount: 2,
    maxSeconds: 300,
    run: ({ projectId, mayBeHttp }, run) => readNewProject(run.io, projectId, { ...run, mayBeHttp }),
    failureText: crawlFailureTexts['our-fault'],
    giveUp: ({ projectId }, io) => reportReadingFailed(io, projectId),
  },

  'fetch-sub-pages': {
    retryLimit: 3,
    expireInSeconds: 1800,
    lanes: [
      { workers: 2, minPriority: AWAITED },
      { workers: 2, maxPriority: 0 },
    ],
    perAccount: 1,
    maxSeconds: 300,
    run: ({ projectId, requested }, run) => refreshSubPages(run.io, { projectId, requested }, run),
    failureText: crawlFailureTexts['our-fault'],
    giveUp: ({ projectId }, io) => reportReadingFailed(io, projectId),
  },

  /**
   * A large site takes long even at ten pages a second, so it is read in turns, and every worker restart counts as an
   * attempt. Crawls that somebody waits for have a lane of their own for their first turn
   * (docs/decisions/066-turns-and-lanes.md).
   */
  'crawl-site': {
    retryLimit: 50,
    expireInSeconds: 1800,
    lanes: [
      { workers: 4, minPriority: AWAITED },
      { workers: 4, maxPriority: 0 },
    ],
    perAccount: 3,
    run: async ({ siteCrawlId, findsRoutes }, run) => {
      const end = await crawlSite(run.io, siteCrawlId, run);
      if (findsRoutes && end === 'done') await addRoutesOfCrawl(run.io, siteCrawlId);
      return end;
    },
    giveUp: ({ siteCrawlId }, io) => abandonCrawl(io, siteCrawlId),
  },

  'check-store': {
    retryLimit: 4,
    expireInSeconds: 1800,
    concurrency: 4,
    perAccount: 2,
    maxSeconds: 300,
    run: ({ checkerRequestId }, { io, signal }) => checkStoreJob(io, checkerRequestId, signal),
    giveUp: ({ checkerRequestId }, io) => abandonCheck(io, checkerRequestId),
  },

  'check-site': {
    retryLimit: 2,
    expireInSeconds: 900,
    concurrency: 4,
    perAccount: 2,
    maxSeconds: 300,
    run: ({ siteCheckId }, { io, signal }) => checkSiteJob(io, siteCheckId, signal),
  },

  'take-screenshot': {
    retryLimit: 1,
    expireInSeconds: 300,
    concurrency: 1,
    run: ({ subPageId, wait }, run) => takeScreenshot(run.io, subPageId, wait, run),
  },

  'seed-demo-project': {
    retryLimit: 5,
    expireInSeconds: 600,
    concurrency: 1,
    run: (_, run) => seedDemoProject(run.io, run),
  },

  /** Several projects in parallel; polite fetch enforces each host's limits. */
  'watch-project': {
    retryLimit: 3,
    expireInSeconds: 900,
    concurrency: 2,
    keepsTrying: true,
    run: ({ projectId }, { io, signal }) => watchProject(io, projectId, signal),
  },

  /** Enqueued together with the alerts. Runs every minute for alerts delayed by quiet hours or retries. */
  'send-alerts': {
    retryLimit: 3,
    expireInSeconds: 600,
    concurrency: 1,
    schedule: '* * * * *',
    run: (_, { io, signal }) => sendAlerts(io, signal),
  },

  /** Enqueued together with the deliveries, of batches of images for when they are due. Runs every minute for retries. */
  'send-webhooks': {
    retryLimit: 3,
    expireInSeconds: 600,
    concurrency: 2,
    schedule: '* * * * *',
    run: (_, { io, signal }) => sendWebhooks(io, signal),
  },

  'shopify-webhooks': {
    // More than a webhook's own eight attempts.
    retryLimit: 12,
    expireInSeconds: 300,
    concurrency: 2,
    keepsTrying: true,
    run: ({ shop }, { io, signal }) => handleWebhooks(io, shop, signal),
  },

  'shopify-usage': {
    retryLimit: 12,
    expireInSeconds: 120,
    concurrency: 1,
    keepsTrying: true,
    run: ({ usageId }, { io }) => finishUsage(io, usageId),
  },

  'shopify-theme': {
    retryLimit: 5,
    expireInSeconds: 600,
    concurrency: 1,
    keepsTrying: true,
    run: ({ shop, isLast }, { io, signal }) => lookAtTheme(io, shop, signal, { isLast }),
  },

  'shopify-embed': {
    retryLimit: 3,
    expireInSeconds: 600,
    concurrency: 2,
    run: ({ shop, isLast }, { io, signal }) => checkEmbed(io, shop, { isLast, signal }),
  },

  'shopify-theme-copy': {
    retryLimit: 3,
    expireInSeconds: 900,
    concurrency: 1,
    keepsTrying: true,
    run: ({ changeId }, { io, signal }) => copyTheme(io, changeId, signal),
    giveUp: ({ changeId }, io) => failThemeCopy(io, changeId),
  },

  'shopify-pages': {
    retryLimit: 5,
    expireInSeconds: 3600,
    concurrency: 2,
    keepsTrying: true,
    run: ({ shop }, { io, signal }) => syncPages(io, shop, signal),
  },

  'shopify-redraw': {
    retryLimit: 3,
    expireInSeconds: 300,
    concurrency: 2,
    run: ({ projectId, resource }, { io, signal }) => redrawResource(io, { projectId, resource }, signal),
  },

  'stripe-customer': {
    retryLimit: 12,
    expireInSeconds: 300,
    concurrency: 2,
    keepsTrying: true,
    run: ({ customerId, isRequested }, { io }) => handleStripeEvents(io, customerId, isRequested),
  },

  'site-changes': {
    // Retries for about 50 minutes: a site under maintenance may be slow or down for a while.
    retryLimit: 12,
    expireInSeconds: 900,
    concurrency: 2,
    keepsTrying: true,
    run: (changed, { io, signal }) => readChangedPages(io, changed, signal),
  },

  'redraw-pages': {
    retryLimit: 2,
    expireInSeconds: 300,
    concurrency: 1,
    run: (template, { io, signal }) => redrawPages(io, template, { signal }),
  },

  /** Right after a deletion, and every five minutes for what was interrupted. */
  'delete-rows': {
    retryLimit: 20,
    expireInSeconds: 600,
    concurrency: 1,
    keepsTrying: true,
    schedule: '*/5 * * * *',
    run: (_, { io, signal }) => deleteMarkedRows(io, { signal }),
  },

  /** Right after a deletion, and every five minutes for what is due again or was interrupted. */
  'delete-files': {
    retryLimit: 5,
    expireInSeconds: 3600,
    concurrency: 1,
    schedule: '*/5 * * * *',
    run: (_, { io, signal }) => deleteDueFiles(io, signal),
  },
};

export const jobs = { ...scheduled, ...enqueued };
