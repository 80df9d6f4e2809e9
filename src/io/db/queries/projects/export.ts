import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import * as schema from '#io/db/schema/index.ts';
import type { ExportedTable } from './exported-rows.ts';

// Which rows an export of a project or account contains. A test fails for any table with a project or user id that is
// neither listed here nor excluded.

interface OfProject extends PgTable {
  id: PgColumn;
  projectId: PgColumn;
}

export function tablesOfProject(projectId: number): ExportedTable[] {
  const own = (file: string, table: OfProject, more: Partial<ExportedTable> = {}): ExportedTable => ({
    file,
    table,
    where: eq(table.projectId, projectId),
    keys: [table.id],
    ...more,
  });
  const { crawlDays, crawls, creditBalances, projects } = schema;
  const { incidentPages, monitoringMonths, pageSnapshots, watchDays, shopifyPages, shopifyShops, stripeCustomers } =
    schema;
  const ofDays = (file: string, table: typeof crawlDays | typeof watchDays | typeof monitoringMonths) => ({
    file,
    table,
    where: eq(table.projectId, projectId),
  });
  const counted = ({ bot, isBot, source, state, routeTemplateId }: typeof crawlDays) => [
    bot,
    isBot,
    source,
    state,
    routeTemplateId,
  ];
  return [
    list('project', projects, eq(projects.id, projectId), ['reportKey', 'reportOpensWithoutKey']),
    own('routes', schema.routes),
    own('templates', schema.routeTemplates, { perPage: 50 }),
    own('template-drafts', schema.templateDrafts),
    own('assets', schema.assets),
    own('pages', schema.subPages, { perPage: 100 }),
    own('images', schema.ogImages, { omit: ['drawnFrom'] }),
    own('audits', schema.audits),
    own('audit-pages', schema.auditSubPages, { perPage: 20 }),
    own('site-readings', schema.siteCrawls),
    own('image-fetches', crawls, { keys: [crawls.createdAt, crawls.id], perPage: 1000 }),
    { ...ofDays('image-fetches-by-day', crawlDays), keys: [crawlDays.day, ...counted(crawlDays)] },
    own('incidents', schema.incidents),
    {
      file: 'incident-pages',
      table: incidentPages,
      where: eq(incidentPages.projectId, projectId),
      keys: [incidentPages.incidentId, incidentPages.subPageId],
    },
    {
      file: 'preview-changes',
      table: pageSnapshots,
      where: eq(pageSnapshots.projectId, projectId),
      keys: [pageSnapshots.subPageId, pageSnapshots.seenAt],
      perPage: 100,
    },
    { ...ofDays('monitoring-events', monitoringMonths), keys: [monitoringMonths.month] },
    { ...ofDays('monitoring-days', watchDays), keys: [watchDays.day] },
    own('members', schema.userToProject),
    own('invitations', schema.invitations),
    own('plans', schema.subscriptions),
    own('credits', schema.credits),
    own('credit-orders', schema.creditOrders),
    {
      file: 'credit-balance',
      table: creditBalances,
      where: eq(creditBalances.projectId, projectId),
      keys: [creditBalances.projectId],
    },
    own('demo-case-studies', schema.demoCaseStudies),
    own('activity', schema.activityLog),
    own('alert-channels', schema.alertChannels, { omit: ['address'] }),
    own('alerts', schema.alerts),
    own('webhooks', schema.webhookEndpoints, { omit: ['secret', 'oldSecret', 'oldSecretUntil'] }),
    own('webhook-deliveries', schema.webhookDeliveries),
    {
      file: 'shopify-shop',
      table: shopifyShops,
      where: eq(shopifyShops.projectId, projectId),
      keys: [shopifyShops.id],
      omit: ['accessToken', 'refreshToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
    },
    {
      file: 'shopify-pages',
      table: shopifyPages,
      where: eq(shopifyPages.projectId, projectId),
      keys: [shopifyPages.subPageId],
      perPage: 200,
    },
    own('site-connections', schema.siteConnections),
    own('shopify-theme-changes', schema.shopifyThemeChanges, { perPage: 10 }),
    own('shopify-charges', schema.shopifyCharges),
    own('shopify-usage', schema.shopifyUsage),
    {
      file: 'stripe-customer',
      table: stripeCustomers,
      where: eq(stripeCustomers.projectId, projectId),
      keys: [stripeCustomers.id],
      omit: ['latestRead'],
    },
  ];
}

interface Exported {
  id: number;
  /** Null: the address was never proven, so what is stored under it is somebody else's. */
  email: ProvenAddress | null;
}

/** The data stored about a person, by id and by address. Projects have exports of their own. */
export function tablesOfAccount({ id, email }: Exported): ExportedTable[] {
  const { alertPreferences, alerts, stripeCustomers } = schema;
  const { achievements, activityLog, apiTokens, sessions } = schema;
  const { authenticatorApps, emailChanges, knownDevices, passkeys } = schema;
  const { creditOrders, subscriptions, users, userToProject, userVisits } = schema;
  return [
    list('account', users, eq(users.id, id)),
    { file: 'achievements', table: achievements, where: eq(achievements.userId, id), keys: [achievements.key] },
    list('email-changes', emailChanges, eq(emailChanges.userId, id)),
    list('memberships', userToProject, eq(userToProject.userId, id)),
    list('sessions', sessions, eq(sessions.userId, id), ['actingUserId', 'actingUntil', 'actingReason']),
    list('api-tokens', apiTokens, eq(apiTokens.userId, id)),
    list('passkeys', passkeys, eq(passkeys.userId, id), ['credentialId', 'publicKey', 'counter', 'transports']),
    {
      file: 'authenticator-app',
      table: authenticatorApps,
      where: eq(authenticatorApps.userId, id),
      keys: [authenticatorApps.userId],
      omit: ['secret', 'lastStep'],
    },
    {
      file: 'known-browsers',
      table: knownDevices,
      where: eq(knownDevices.userId, id),
      keys: [knownDevices.tokenHash],
    },
    {
      file: 'visits',
      table: userVisits,
      where: eq(userVisits.userId, id),
      keys: [userVisits.day, userVisits.browser, userVisits.system],
    },
    list('activity', activityLog, eq(activityLog.actorId, id)),
    {
      file: 'alert-preferences',
      table: alertPreferences,
      where: eq(alertPreferences.userId, id),
      keys: [alertPreferences.projectId],
    },
    list('alerts', alerts, eq(alerts.userId, id)),
    list('plans', subscriptions, eq(subscriptions.userId, id)),
    list('credit-orders', creditOrders, eq(creditOrders.userId, id)),
    {
      file: 'stripe-customers',
      table: stripeCustomers,
      where: eq(stripeCustomers.userId, id),
      keys: [stripeCustomers.id],
    },
    list('agreements', schema.processingAgreements, eq(schema.processingAgreements.userId, id)),
    list('notes', schema.customerNotes, eq(schema.customerNotes.userId, id), ['authorId']),
    list('messages', schema.supportRequests, eq(schema.supportRequests.userId, id), ['answeredBy']),
    ...(email === null ? [] : tablesOfAddress(email)),
  ];
}

function tablesOfAddress(email: ProvenAddress): ExportedTable[] {
  const { cancellationRequests, cardReports, checkerRequests, confirmations } = schema;
  const { invitations, mails, nextSteps, waitlistEntries } = schema;
  return [
    list('invitations', invitations, eq(invitations.email, email)),
    list('registrations', confirmations, eq(confirmations.email, email)),
    list('checks', checkerRequests, eq(checkerRequests.email, email)),
    list('next-steps', nextSteps, eq(nextSteps.email, email)),
    list('cancellations', cancellationRequests, eq(cancellationRequests.email, email), ['doneBy']),
    list('card-reports', cardReports, eq(cardReports.email, email), ['image', 'answeredBy']),
    list('waitlist', waitlistEntries, eq(waitlistEntries.email, email), ['unsubscribeCode']),
    // Their text contains links that log somebody in.
    list('mails', mails, eq(mails.recipient, email), ['html', 'text', 'oneClickUrl']),
  ];
}

const list = (
  file: string,
  table: PgTable & { id: PgColumn },
  where: SQL,
  omit: readonly string[] = [],
): ExportedTable => ({ file, table, where, keys: [table.id], omit });

/** Tables with a project id that an export omits, and why. */
export const notOfProject: Record<string, string> = {
  site_checks: 'when a visitor had the site checked, and nothing about the visitor',
  api_tokens: 'belongs to a person; part of the export of that account',
  checker_requests: 'belongs to whoever asked for the check; part of the export of that account',
  next_steps: 'belongs to whoever asked for the check; part of the export of that account',
  site_crawl_pages: 'the list of pages to read next, cleared at night; the pages themselves are in pages.json',
  job_progress: 'how far background work is, cleared after two weeks',
  crawl_page_days: 'counted from image-fetches.json',
  watched_pages: 'how pages look now; how they looked before is in preview-changes.json',
  watches: 'when the watch looks next',
  crawl_day_tops: 'counted from image-fetches.json',
  alert_preferences: 'belongs to a person; part of the export of that account',
  shopify_links: 'a connection with Shopify under way, for some minutes',
  site_connect_codes: 'a code to connect a site with, for half an hour',
  deletions: 'written when the project is gone',
};

/** The same for user ids. */
export const notOfAccount: Record<string, string> = {
  passkey_challenges: 'a login under way, for some minutes',
  pending_logins: 'a login under way, for some minutes',
  recovery_codes: 'codes, as hashes',
  job_progress: 'how far background work is, cleared after two weeks',
  export_leases: 'that this export is running',
  error_log: 'the last faults of the software itself, with whose request met them',
  shopify_links: 'a connection with Shopify under way, for some minutes',
};
