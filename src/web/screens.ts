import { homePath, type Language, languagePrefix } from '#domain/language.ts';

// Every screen once: its file, its English path and, if the slug differs, its German one (below /de). routes.ts builds
// the routes from it, paths.ts the links. The group is the layout around the screen;
// `superadmin` groups are shown to super admins only.

interface Screen extends Record<Language, string> {
  file: string;
}
const screen = (file: string, en: string, de = en): Screen => ({
  file,
  en,
  de: de === '/' ? homePath('de') : languagePrefix.de + de,
});

const marketing = {
  home: screen('public/home.tsx', '/'),
  developers: screen('public/for-developers.tsx', '/for-developers'),
  developersSites: screen('public/for-developers/sites.tsx', '/for-developers/sites'),
  developersCi: screen('public/for-developers/ci.tsx', '/for-developers/ci'),
  developersFrameworks: screen('public/for-developers/frameworks.tsx', '/for-developers/frameworks'),
  developersPackage: screen('public/for-developers/package.tsx', '/for-developers/package'),
  marketers: screen('public/for-marketers.tsx', '/for-marketers'),
  imprint: screen('public/imprint.tsx', '/imprint', '/impressum'),
  homeOld: screen('public/index-old.tsx', '/index_old'),
  pricing: screen('public/pricing.tsx', '/pricing'),
  privacy: screen('public/privacy-policy.tsx', '/privacy-policy', '/datenschutzerklaerung'),
  security: screen('public/security.tsx', '/security', '/sicherheit'),
  // Screens for buying by oneself (docs/decisions/054-limits-and-cancelling.md).
  terms: screen('public/terms.tsx', '/terms', '/agb'),
  withdrawal: screen('public/withdrawal.tsx', '/withdrawal', '/widerruf'),
  dataProcessing: screen('public/data-processing.tsx', '/data-processing', '/avv'),
  support: screen('public/support.tsx', '/support', '/kontakt'),
  cancelContract: screen('public/cancel-contract.tsx', '/cancel-contract', '/kuendigen'),
  waitlistConfirmation: screen('public/waitlist-confirmation.tsx', '/waitlist-confirmation'),
  waitlistUnsubscribe: screen('public/waitlist-unsubscribe.tsx', '/waitlist-unsubscribe'),
  // The link in the weekly mail of the watch.
  digestUnsubscribe: screen('public/digest-unsubscribe.tsx', '/digest-unsubscribe'),
  why: screen('public/why.tsx', '/why'),
  preview: screen('public/preview.tsx', '/preview'),
  wholeShop: screen('public/whole-shop.tsx', '/whole-shop', '/ganzer-shop'),
  // The rules, platform by platform and check by check (docs/decisions/041-whole-shop-guides-accuracy.md).
  platforms: screen('public/platforms.tsx', '/platforms', '/plattformen'),
  platformGuide: screen('public/platform-guide.tsx', '/platforms/:platform', '/plattformen/:platform'),
  fixes: screen('public/fixes.tsx', '/fixes', '/loesungen'),
  accuracy: screen('public/accuracy.tsx', '/accuracy', '/genauigkeit'),
  fixGuide: screen('public/fix-guide.tsx', '/fixes/:check', '/loesungen/:check'),
};

const white = {
  demoOldHakro: screen('public/demo-old.tsx', '/demo_old/hakro'),
  demoOldShopifyAktion: screen('public/demo-old.tsx', '/demo_old/ShopifyAktion'),
  demoOldStickereiSeifert: screen('public/demo-old.tsx', '/demo_old/stickerei-seifert'),
  // The specification names this path twice, once by case study and once by domain; both are one segment.
  demoOld: screen('public/demo-old.tsx', '/demo_old/:demoCaseStudyId?'),
  campaign: screen('public/campaign.tsx', '/:token'),
};

const simple = {
  poll: screen('public/poll.tsx', '/poll'),
  // For the person who adds the code to the shop, without an account.
  install: screen('public/install.tsx', '/install/:installName'),
  audit: screen('audit/site.tsx', '/audit/:projectSlug'),
  auditSubPage: screen('audit/sub-page.tsx', '/audit/:projectSlug/sub-page/:auditSubPageId'),
  check: screen('audit/site.tsx', '/check/:projectSlug'),
  checkSubPage: screen('audit/sub-page.tsx', '/check/:projectSlug/sub-page/:auditSubPageId'),
  demo: screen('audit/site.tsx', '/demo/:projectSlug'),
  demoSubPage: screen('audit/sub-page.tsx', '/demo/:projectSlug/sub-page/:auditSubPageId'),
};

const plainPreview = {
  slackPreview: screen('print/platform-preview.tsx', '/preview/SlackPreview'),
  whatsAppPreview: screen('print/platform-preview.tsx', '/preview/WhatsAppPreview'),
  // Printed as PDF: terms, withdrawal, data processing (docs/decisions/075-who-runs-this.md).
  legalDocument: screen('print/legal-document.tsx', '/document/:document'),
  onepager: screen('print/onepager.tsx', '/onepager/:onePageId?'),
  onepagerAudit: screen('print/onepager.tsx', '/onepager-audit/:onePageId?'),
  onepagerAuditCopy: screen('print/onepager.tsx', '/onepager-audit-copy/:onePageId?'),
  onepagerPrint: screen('print/print-previews.tsx', '/onepager/:onePageId?/print/previews'),
  onepagerAuditPrint: screen('print/print-previews.tsx', '/onepager-audit/:onePageId?/print/previews'),
  onepagerAuditCopyPrint: screen('print/print-previews.tsx', '/onepager-audit-copy/:onePageId?/print/previews'),
};

/** In a frame of the Shopify admin (docs/decisions/045-shopify-app.md). */
const shopify = {
  shopHome: screen('shopify/home.tsx', '/shopify'),
  shopTheme: screen('shopify/theme.tsx', '/shopify/theme'),
  shopPlan: screen('shopify/plan.tsx', '/shopify/plan'),
};

const entryPages = {
  login: screen('app/login.tsx', '/app/login'),
  acceptInvitation: screen('app/accept-invitation.tsx', '/app/accept-invitation'),
  // A Shopify store asks for an account's agreement (docs/decisions/045-shopify-app.md).
  connectShop: screen('app/connect-shop.tsx', '/app/connect-shop'),
  // The mail with a check's result asks whether the shop belongs into the account.
  addShop: screen('app/add-shop.tsx', '/app/add-shop'),
};

const app = {
  logout: screen('app/logout.tsx', '/app/logout'),
  // Ends what a super admin began at adminUser.
  stopActing: screen('app/stop-acting.tsx', '/app/stop-acting'),
  account: screen('app/account.tsx', '/app/account'),
  agreement: screen('app/agreement.tsx', '/app/agreement'),
  caseStudy: screen('app/case-study.tsx', '/app/case-study'),
  reports: screen('app/reports.tsx', '/app/reports'),
  startSettings: screen('app/start.tsx', '/app/settings'),
  startTemplates: screen('app/start.tsx', '/app/templates'),
  startDashboard: screen('app/start.tsx', '/app/dashboard'),
  start: screen('app/start.tsx', '/app'),
  // A project without a section, or (the slug may be omitted) a section without a project.
  startProject: screen('app/start.tsx', '/app/:projectSlug'),
};

const superadmin = {
  adminCrawls: screen('admin/crawls.tsx', '/app/admin/crawls'),
  adminChecker: screen('admin/link-preview-checker.tsx', '/app/admin/link-preview-checker'),
  adminProjects: screen('admin/projects.tsx', '/app/admin/projects'),
  adminUiComponents: screen('admin/ui-components.tsx', '/app/admin/ui-components'),
  adminWaitlist: screen('admin/waitlist.tsx', '/app/admin/waitlist'),
  // Beyond the five of the specification: what its other sections give the super admin needs a screen.
  adminPlanRequests: screen('admin/plan-requests.tsx', '/app/admin/plan-requests'),
  adminSubscriptions: screen('admin/subscriptions.tsx', '/app/admin/subscriptions'),
  adminIncome: screen('admin/income.tsx', '/app/admin/income'),
  adminUsers: screen('admin/users.tsx', '/app/admin/users'),
  adminUser: screen('admin/user.tsx', '/app/admin/users/:userId'),
  adminUserAgents: screen('admin/user-agents.tsx', '/app/admin/user-agents'),
  adminUnknownAgents: screen('admin/unknown-agents.tsx', '/app/admin/unknown-agents'),
  adminBaseTemplates: screen('admin/base-templates.tsx', '/app/admin/base-templates'),
  adminCampaigns: screen('admin/campaigns.tsx', '/app/admin/campaigns'),
  adminMails: screen('admin/mails.tsx', '/app/admin/mails'),
  adminMail: screen('admin/mail.tsx', '/app/admin/mails/:mailId'),
  adminJobs: screen('admin/jobs.tsx', '/app/admin/jobs'),
  adminCardReports: screen('admin/card-reports.tsx', '/app/admin/card-reports'),
  adminCardReport: screen('admin/card-report.tsx', '/app/admin/card-reports/:reportId'),
  // The lab: test pages in real apps (docs/decisions/069-the-lab.md).
  adminLab: screen('admin/lab.tsx', '/app/admin/lab'),
  adminLabRun: screen('admin/lab-run.tsx', '/app/admin/lab/:runId'),
  adminCancellations: screen('admin/cancellations.tsx', '/app/admin/cancellations'),
  adminStart: screen('admin/start.tsx', '/app/admin'),
  adminSupport: screen('admin/support.tsx', '/app/admin/support'),
  adminSupportRequest: screen('admin/support-request.tsx', '/app/admin/support/:requestId'),
  adminOperator: screen('admin/operator.tsx', '/app/admin/operator'),
  adminHealth: screen('admin/health.tsx', '/app/admin/health'),
  adminActivity: screen('admin/activity.tsx', '/app/admin/activity'),
};

const project = {
  dashboard: screen('project/dashboard.tsx', '/app/:projectSlug/dashboard'),
  images: screen('project/images.tsx', '/app/:projectSlug/images'),
  routes: screen('project/routes.tsx', '/app/:projectSlug/routes'),
  // People who work on a project read its pages and start its audits (docs/decisions/007-who-sees-audits.md).
  audits: screen('project/audits.tsx', '/app/:projectSlug/audits'),
  projectAudit: screen('project/audit.tsx', '/app/:projectSlug/audit/:auditUuid?'),
  subPages: screen('project/subpages.tsx', '/app/:projectSlug/subpages'),
  // The results of the watch. Emails and messages lead to the incident and to the history of a page.
  monitoring: screen('project/monitoring.tsx', '/app/:projectSlug/monitoring'),
  monitoringChanges: screen('project/monitoring-changes.tsx', '/app/:projectSlug/monitoring/changes'),
  monitoringAlerts: screen('project/monitoring-alerts.tsx', '/app/:projectSlug/monitoring/alerts'),
  monitoringWebhooks: screen('project/monitoring-webhooks.tsx', '/app/:projectSlug/monitoring/webhooks'),
  webhookDeliveries: screen('project/webhook-deliveries.tsx', '/app/:projectSlug/monitoring/webhooks/:endpointId'),
  pageHistory: screen('project/page-history.tsx', '/app/:projectSlug/monitoring/pages/:subPageId'),
  incident: screen('project/incident.tsx', '/app/:projectSlug/monitoring/:incidentUuid'),
  // People who change templates change what they are made of (docs/decisions/011-studio.md).
  assets: screen('project/assets.tsx', '/app/:projectSlug/assets'),
  templates: screen('project/templates.tsx', '/app/:projectSlug/templates'),
  newTemplate: screen('project/new-template.tsx', '/app/:projectSlug/templates/new-template/:routeUuid?'),
  configurator: screen('project/configurator.tsx', '/app/:projectSlug/templates/:routeTemplateId/configurator'),
  designer: screen('project/designer.tsx', '/app/:projectSlug/templates/:routeTemplateId/designer'),
  startProjectSettings: screen('app/start.tsx', '/app/:projectSlug/settings'),
};

const settings = {
  settingsProject: screen('project/settings-project.tsx', '/app/:projectSlug/settings/project'),
  settingsAccount: screen('project/settings-account.tsx', '/app/:projectSlug/settings/account'),
  settingsAccountOld: screen('project/settings-account.tsx', '/app/:projectSlug/settings/accountold'),
  settingsPlan: screen('project/settings-plan.tsx', '/app/:projectSlug/settings/plan'),
  // People who change members and plan can read who did (docs/decisions/021-people-of-a-project.md).
  settingsActivity: screen('project/settings-activity.tsx', '/app/:projectSlug/settings/activity'),
  settingsShopify: screen('project/settings-shopify.tsx', '/app/:projectSlug/settings/shopify'),
  settingsWordpress: screen('project/settings-wordpress.tsx', '/app/:projectSlug/settings/wordpress'),
  settingsTypo3: screen('project/settings-typo3.tsx', '/app/:projectSlug/settings/typo3'),
  settingsCustom: screen('project/settings-custom.tsx', '/app/:projectSlug/settings/custom'),
};

const projectSuperadmin = {
  projectAdmin: screen('project/admin.tsx', '/app/:projectSlug/admin'),
  demoCaseStudy: screen('project/demo-case-study.tsx', '/app/:projectSlug/demo-case-study'),
};

export const screenGroups = {
  marketing,
  white,
  simple,
  plainPreview,
  shopify,
  entryPages,
  app,
  superadmin,
  project,
  settings,
  projectSuperadmin,
} satisfies Record<string, Record<string, Screen>>;

export const screens = {
  ...marketing,
  ...white,
  ...simple,
  ...plainPreview,
  ...shopify,
  ...entryPages,
  ...app,
  ...superadmin,
  ...project,
  ...settings,
  ...projectSuperadmin,
};
export type ScreenName = keyof typeof screens;
