import { activityCalls } from './activity.ts';
import { admin, jobs } from './admin.ts';
import { adminTables } from './admin-tables.ts';
import { adminUsers } from './admin-users.ts';
import { agencyLookCalls } from './agency-look.ts';
import { alertCalls } from './alerts.ts';
import { assets } from './assets.ts';
import { audit, publicAudit } from './audit.ts';
import { auth } from './auth.ts';
import { billingAdminCalls, billingCalls } from './billing.ts';
import { cancellationCalls } from './cancellation.ts';
import { cardReports } from './card-reports.ts';
import { caseStudy } from './case-study.ts';
import { collaborators, invitationCalls } from './collaborators.ts';
import { ownData } from './data-export.ts';
import { confirmation, factors, secondStep, sessionCalls } from './factors.ts';
import { fetchCalls } from './fetch.ts';
import { monitoringCalls } from './monitoring.ts';
import { planAdminCalls, planCalls } from './plan.ts';
import { project } from './project.ts';
import { publicCalls } from './public.ts';
import { crawl, route, subPage } from './route.ts';
import { searchCalls } from './search.ts';
import { shopifyCalls } from './shopify.ts';
import { shopifyThemeCalls } from './shopify-theme.ts';
import { site } from './site.ts';
import { connectedSite, siteConnectionCalls } from './site-connections.ts';
import { template } from './template.ts';
import { webhookCalls } from './webhooks.ts';

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
  ...shopifyCalls,
  ...shopifyThemeCalls,
  ...siteConnectionCalls,
  ...connectedSite,
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
