import { MAX_RETENTION_MONTHS, retentionMonthsOf } from '#domain/billing/allowances.ts';
import { collectPictures, collectProjectFiles } from '#flows/backup-and-files/collect-files.ts';
import { deleteProjectWithin } from '#flows/projects/delete-project.ts';
import { deleteExpiredShops } from '#flows/shopify/leave/leave-shop.ts';
import { clearExpiredChallenges } from '#io/db/queries/accounts/factors.ts';
import { clearExpiredCodes, clearExpiredPendingLogins } from '#io/db/queries/accounts/logins.ts';
import { clearExpiredEmailChanges } from '#io/db/queries/accounts/registrations.ts';
import { clearExpiredSessions, clearOldDevices } from '#io/db/queries/accounts/sessions.ts';
import { clearOldVisits } from '#io/db/queries/accounts/users.ts';
import { clearOldCardReports } from '#io/db/queries/audits/card-reports.ts';
import { clearOldCheckerRequests, listUnclaimedProjects } from '#io/db/queries/audits/checker-requests.ts';
import { clearOldCancellations } from '#io/db/queries/billing/cancellation-requests.ts';
import { clearOldStripeEvents } from '#io/db/queries/billing/stripe-customers.ts';
import { rankDays } from '#io/db/queries/image-requests/crawl-page-stats.ts';
import { dropOldCrawls, dropOldSnapshots, makePartitions } from '#io/db/queries/image-requests/partitions.ts';
import { clearOldLabRuns } from '#io/db/queries/lab/lab-runs.ts';
import { clearOldHealth } from '#io/db/queries/operation/health.ts';
import { clearJobProgress } from '#io/db/queries/operation/jobs.ts';
import { clearOldMails } from '#io/db/queries/operation/mails.ts';
import { clearOldLimits } from '#io/db/queries/operation/rate-limits.ts';
import { clearOldSupportRequests } from '#io/db/queries/operation/support.ts';
import { clearUnconfirmedEntries } from '#io/db/queries/operation/waitlist.ts';
import { deleteExpiredHostSlots } from '#io/db/queries/pages/host-slots.ts';
import { clearOldFrontiers } from '#io/db/queries/pages/site-crawls.ts';
import { clearOldActivity } from '#io/db/queries/projects/activity-log.ts';
import { clearOldInvitations } from '#io/db/queries/projects/collaborators.ts';
import { clearOldDeletions } from '#io/db/queries/projects/deletions.ts';
import { clearExpiredConnectCodes } from '#io/db/queries/projects/site-connections.ts';
import { clearOldShopifyLinks } from '#io/db/queries/shopify/shops.ts';
import { clearOldShopifyWebhooks } from '#io/db/queries/shopify/webhooks.ts';
import { clearOldDrafts, clearUnknownAgents, dropUnfetchedImages } from '#io/db/queries/templates/og-images.ts';
import { clearUntouchedDrafts } from '#io/db/queries/templates/route-templates.ts';
import { clearOldAlerts } from '#io/db/queries/watch/alerts.ts';
import { clearOldIncidents } from '#io/db/queries/watch/incident-rows.ts';
import { clearOldSnapshots, listHistories } from '#io/db/queries/watch/snapshots.ts';
import { clearOldDeliveries } from '#io/db/queries/watch/webhooks.ts';
import type { Io } from '#io/io.ts';

/** The privacy policy says so. */
const MAIL_DAYS = 90;
const CHECKER_DAYS = 365;
/** The privacy policy says so. */
const SITE_CHECK_DAYS = 30;
/** The privacy policy says so. */
const CARD_REPORT_DAYS = 365;
/** Claims from a contract end after three years; the privacy policy says so. */
const CANCELLATION_DAYS = 3 * 365;
const SUPPORT_DAYS = 2 * 365;
/** Stripe sends an event for three days, and an operator may send one of the last 30 days again. */
const STRIPE_DAYS = 60;
const DRAFT_DAYS = 30;
/** After its expiry; until then the link says why it no longer works, and the list offers to send it again. */
const INVITATION_DAYS = 90;
/** The screens of the log say a year. */
const ACTIVITY_DAYS = 365;
/** The privacy policy says so. */
const VISIT_DAYS = 90;
/** The longest chart covers a year; a month is added so that its first days stay visible. */
const CRAWL_DAYS = 400;
/** Drawn again on request. */
const UNFETCHED_DAYS = 365;
/** The operator's screen shows one. */
const HEALTH_DAYS = 2;
/** Per night; the next one takes the rest. */
const UNFETCHED_STEPS = 100;
/** By then the row only serves statistics. */
const DELETION_DAYS = 30;
/** Webhook deliveries can be replayed for this long; the privacy policy says so. */
const DELIVERY_DAYS = 30;
/** The privacy policy says so. */
const ALERT_DAYS = 90;
/** Shopify sends a webhook again for four hours. */
const SHOPIFY_DAYS = 14;

/** Nightly cleanup of what has expired: sessions, codes, counters, old progress, the crawl log. */
export async function deleteExpired(io: Io, signal: AbortSignal): Promise<void> {
  await clearExpiredSessions(io.db);
  await clearExpiredCodes(io.db);
  await clearExpiredEmailChanges(io.db);
  await clearExpiredPendingLogins(io.db);
  await clearExpiredChallenges(io.db);
  await clearExpiredConnectCodes(io.db);
  await clearOldInvitations(io.db, INVITATION_DAYS);
  await clearOldActivity(io.db, ACTIVITY_DAYS);
  await clearOldVisits(io.db, VISIT_DAYS);
  await clearOldDevices(io.db);
  await clearOldLimits(io.db);
  await clearJobProgress(io.db, 14);
  await clearUnconfirmedEntries(io.db);
  await clearOldMails(io.db, MAIL_DAYS);
  await clearOldCheckerRequests(io.db, CHECKER_DAYS);
  await clearOldCardReports(io.db, CARD_REPORT_DAYS);
  await clearOldLabRuns(io.db);
  await clearOldCancellations(io.db, CANCELLATION_DAYS);
  await clearOldSupportRequests(io.db, SUPPORT_DAYS);
  await clearOldHealth(io.db, HEALTH_DAYS);
  await deleteUnclaimedSites(io, SITE_CHECK_DAYS, signal);
  await deleteExpiredHostSlots(io.db);
  await clearOldFrontiers(io.db);
  await makePartitions(io.db, io.now());
  await dropOldCrawls(io.db, new Date(io.now().getTime() - CRAWL_DAYS * 86_400_000));
  await clearHistory(io, signal);
  await rankDays(io.db);
  await clearUnknownAgents(io.db);
  await clearOldDeletions(io.db, DELETION_DAYS);
  await clearOldDeliveries(io.db, DELIVERY_DAYS);
  await clearOldAlerts(io.db, ALERT_DAYS);
  await clearOldShopifyLinks(io.db);
  await clearOldShopifyWebhooks(io.db, SHOPIFY_DAYS);
  await clearOldStripeEvents(io.db, STRIPE_DAYS);
  await deleteExpiredShops(io, signal);
  await clearUntouchedDrafts(io.db, DRAFT_DAYS);
  await collectPictures(io);
  await io.files.clearDrafts?.();
  for (const key of await clearOldDrafts(io.db, DRAFT_DAYS)) await io.files.delete(key);
  for (let step = 0; step < UNFETCHED_STEPS && !signal.aborted; step++) {
    const { count, keys } = await dropUnfetchedImages(io.db, UNFETCHED_DAYS);
    if (count === 0) break;
    for (const key of keys) await io.files.delete(key);
  }
}

const monthsBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()));

/**
 * Nightly, one project at a time: deletes incidents that were resolved long ago, snapshots older than the plan keeps,
 * and image copies that only those used.
 */
export async function clearHistory(io: Pick<Io, 'db' | 'files' | 'now'>, signal: AbortSignal): Promise<void> {
  const now = io.now();
  await clearOldIncidents(io.db, monthsBefore(now, MAX_RETENTION_MONTHS));
  const dropped = await dropOldSnapshots(io.db, monthsBefore(now, MAX_RETENTION_MONTHS), now);
  for (const { projectId, uuid, basePlan } of await listHistories(io.db, now)) {
    if (signal.aborted) return;
    const deleted = await clearOldSnapshots(io.db, projectId, monthsBefore(now, retentionMonthsOf[basePlan]));
    if (deleted > 0 || dropped.has(projectId)) await collectProjectFiles(io, 'snapshots', uuid);
  }
}

/** Per night; the next one takes the rest. */
const MAX_SITES_PER_NIGHT = 500;

/** Deletes sites that were checked without an address, with everything read from them, unless somebody claimed them. */
export async function deleteUnclaimedSites(
  io: Pick<Io, 'db' | 'queue'>,
  days: number,
  signal: AbortSignal,
): Promise<void> {
  for (const project of await listUnclaimedProjects(io.db, days, MAX_SITES_PER_NIGHT)) {
    if (signal.aborted) return;
    await io.db.transaction((db) => deleteProjectWithin(io, db, project, { actorId: null, clientHash: null }));
  }
}
