import type { TokenArea } from '#domain/access/proof.ts';
import type { Call } from './call.ts';
import { activityCalls } from './calls/activity.ts';
import { jobs } from './calls/admin.ts';
import { adminUsers } from './calls/admin-users.ts';
import { agencyLookCalls } from './calls/agency-look.ts';
import { alertCalls } from './calls/alerts.ts';
import { assets } from './calls/assets.ts';
import { audit, publicAudit } from './calls/audit.ts';
import { auth } from './calls/auth.ts';
import { billingCalls } from './calls/billing.ts';
import { cancellationCalls } from './calls/cancellation.ts';
import { cardReports } from './calls/card-reports.ts';
import { caseStudy } from './calls/case-study.ts';
import { collaborators, invitationCalls } from './calls/collaborators.ts';
import { customerCalls } from './calls/customers.ts';
import { ownData } from './calls/data-export.ts';
import { confirmation, factors, secondStep, sessionCalls } from './calls/factors.ts';
import { fetchCalls } from './calls/fetch.ts';
import { labCalls } from './calls/lab.ts';
import { monitoringCalls } from './calls/monitoring.ts';
import { operatorCalls } from './calls/operator.ts';
import { planCalls } from './calls/plan.ts';
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

// Which part of the API a call belongs to: what an API token may be limited to, and the chapters of the documentation.

const { stopActing } = adminUsers;
const { listTemplates, compareTemplates, updateRouteParam, listOgImages, ...pagesOfSite } = site;

const groups: Record<Exclude<TokenArea, 'admin'>, readonly Record<string, Call>[]> = {
  account: [
    auth,
    secondStep,
    confirmation,
    factors,
    sessionCalls,
    invitationCalls,
    ownData,
    operatorCalls,
    { stopActing },
  ],
  projects: [
    project,
    searchCalls,
    agencyLookCalls,
    collaborators,
    activityCalls,
    siteConnectionCalls,
    connectedSite,
    shopifyCalls,
    shopifyThemeCalls,
    jobs,
    publicCalls,
    caseStudy,
  ],
  pages: [pagesOfSite, route, subPage, crawl, fetchCalls],
  images: [template, assets, { listTemplates, compareTemplates, updateRouteParam, listOgImages }],
  audits: [audit, publicAudit, cardReports, labCalls],
  monitoring: [monitoringCalls, alertCalls, webhookCalls],
  billing: [planCalls, websiteCalls, billingCalls, cancellationCalls, customerCalls],
};

const areas: ReadonlyMap<Call, TokenArea> = new Map(
  Object.entries(groups).flatMap(([area, all]) =>
    all.flatMap((calls) => Object.values(calls).map((call): [Call, TokenArea] => [call, area as TokenArea])),
  ),
);

/** Whatever only super admins may do is administration. */
export const areaOf = (call: Call): TokenArea | null =>
  call.access === 'superadmin' ? 'admin' : (areas.get(call) ?? null);
