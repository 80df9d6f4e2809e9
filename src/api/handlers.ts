import { accountHandlers } from './account.ts';
import { adminHandlers } from './admin.ts';
import { alertsHandlers } from './alerts.ts';
import { assetsHandlers } from './assets.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { billingHandlers } from './billing.ts';
import { cancellationHandlers } from './cancellation.ts';
import { cardReportsHandlers } from './card-reports.ts';
import { caseStudyHandlers } from './case-study.ts';
import { checkerHandlers } from './checker.ts';
import { collaboratorsHandlers } from './collaborators.ts';
import { crawlsHandlers } from './crawls.ts';
import { customerHandlers } from './customers.ts';
import { fetchHandlers } from './fetch.ts';
import type { Handlers } from './handler.ts';
import { labHandlers } from './lab.ts';
import { monitoringHandlers } from './monitoring.ts';
import { ogImageHandlers } from './og-image.ts';
import { operatorHandlers } from './operator.ts';
import { planHandlers } from './plan.ts';
import { projectHandlers } from './project.ts';
import { publicHandlers } from './public.ts';
import { routeHandlers } from './route.ts';
import { shopifyHandlers } from './shopify.ts';
import { shopifyThemeHandlers } from './shopify-theme.ts';
import { sitesHandlers } from './sites.ts';
import { subPageHandlers } from './sub-page.ts';
import { templateHandlers } from './template.ts';
import { webhooksHandlers } from './webhooks.ts';

/** Every call's handler by name. The type requires one for each call of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...alertsHandlers,
  ...assetsHandlers,
  ...auditHandlers,
  ...authHandlers,
  ...billingHandlers,
  ...cancellationHandlers,
  ...cardReportsHandlers,
  ...caseStudyHandlers,
  ...checkerHandlers,
  ...collaboratorsHandlers,
  ...crawlsHandlers,
  ...fetchHandlers,
  ...labHandlers,
  ...monitoringHandlers,
  ...ogImageHandlers,
  ...customerHandlers,
  ...operatorHandlers,
  ...planHandlers,
  ...projectHandlers,
  ...publicHandlers,
  ...routeHandlers,
  ...shopifyHandlers,
  ...shopifyThemeHandlers,
  ...sitesHandlers,
  ...subPageHandlers,
  ...templateHandlers,
  ...webhooksHandlers,
};
