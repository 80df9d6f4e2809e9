import { activityCalls } from './calls/activity.ts';
import { admin, jobs } from './calls/admin.ts';
import { adminTables } from './calls/admin-tables.ts';
import { adminUsers } from './calls/admin-users.ts';
import { agencyLookCalls } from './calls/agency-look.ts';
import { alertCalls } from './calls/alerts.ts';
import { assets } from './calls/assets.ts';
import { audit, publicAudit } from './calls/audit.ts';
import { auth } from './calls/auth.ts';
import { billingAdminCalls, billingCalls } from './calls/billing.ts';
import { cancellationCalls } from './calls/cancellation.ts';
import { cardReports } from './calls/card-reports.ts';
import { caseStudy } from './calls/case-study.ts';
import { collaborators, invitationCalls } from './calls/collaborators.ts';
import { customerCalls } from './calls/customers.ts';
import { ownData } from './calls/data-export.ts';
import { confirmation, factors, secondStep, sessionCalls } from './calls/factors.ts';
import { fetchCalls } from './calls/fetch.ts';
import { healthCalls } from './calls/health.ts';
import { labCalls } from './calls/lab.ts';
import { monitoringCalls } from './calls/monitoring.ts';
import { operatorCalls } from './calls/operator.ts';
import { planAdminCalls, planCalls } from './calls/plan.ts';
import { project } from './calls/project.ts';
import { publicCalls } from './calls/public.ts';
import { crawl, route, subPage } from './calls/route.ts';
import { searchCalls } from './calls/search.ts';
import { shopifyCalls } from './calls/shopify.ts';
import { shopifyThemeCalls } from './calls/shopify-theme.ts';
import { site } from './calls/site.ts';
import { connectedSite, siteConnectionCalls } from './calls/site-connections.ts';
import { template } from './calls/template.ts';
import { webhookCalls } from './calls/webhooks.ts';
import { websiteCalls } from './calls/websites.ts';

/**
 * Every call of the API by name. Source of routes, validation, the OpenAPI document, the client and the access test.
 */
export const calls = {
  ...auth,
  ...secondStep,
  ...confirmation,
  ...factors,
  ...sessionCalls,
  ...publicCalls,
  ...cardReports,
  ...labCalls,
  ...healthCalls,
  ...cancellationCalls,
  ...fetchCalls,
  ...project,
  ...searchCalls,
  ...ownData,
  ...agencyLookCalls,
  ...site,
  ...assets,
  ...collaborators,
  ...invitationCalls,
  ...activityCalls,
  ...alertCalls,
  ...webhookCalls,
  ...websiteCalls,
  ...shopifyCalls,
  ...shopifyThemeCalls,
  ...siteConnectionCalls,
  ...connectedSite,
  ...operatorCalls,
  ...customerCalls,
  ...planCalls,
  ...billingCalls,
  ...route,
  ...subPage,
  ...crawl,
  ...template,
  ...audit,
  ...monitoringCalls,
  ...publicAudit,
  ...caseStudy,
  ...jobs,
  ...admin,
  ...planAdminCalls,
  ...billingAdminCalls,
  ...adminTables,
  ...adminUsers,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
