// The enumerations of docs/specification.md#s3.25, with its spellings and numbers. Erasable TypeScript has no enum: a
// list gives the type, and where the specification gives numbers an object keeps name and number together.

export const templateTypes = ['html', 'redirected', 'redirect-improved'] as const;
export type TemplateType = (typeof templateTypes)[number];

export const templateStates = ['live', 'draft', 'demo', 'inactive'] as const;
export type TemplateState = (typeof templateStates)[number];
/** Only these two are offered to people; draft and demo are set by the product itself. */
export const selectableTemplateStates = ['live', 'inactive'] as const;
export type SelectableTemplateState = (typeof selectableTemplateStates)[number];

export const pageTypes = ['shopify', 'drupal', 'wordpress', 'magento', 'typo3', 'custom'] as const;
export type PageType = (typeof pageTypes)[number];
/** Screens say "your shop" to these, and "your website" to all others: a WordPress site may be either. */
export const isShop = (pageType: PageType): boolean => pageType === 'shopify' || pageType === 'magento';

export const pageStates = ['created', 'active', 'inactive'] as const;
export type PageState = (typeof pageStates)[number];

export const userStatuses = ['inactive', 'active', 'pending', 'suspended', 'first_login'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userRoles = ['guest', 'user', 'admin', 'superadmin'] as const;
export type UserRole = (typeof userRoles)[number];
/** A collaborator is an editor (`user`) or an admin of one project. */
export const collaboratorRoles = ['user', 'admin'] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

export const userPlatforms = ['linkbild', 'google', 'shopify'] as const;
export type UserPlatform = (typeof userPlatforms)[number];

export const planVolumes = ['unlimited', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'] as const;
export type PlanVolume = (typeof planVolumes)[number];
export const basePlans = ['free', 'starter', 'professional'] as const;
export type BasePlan = (typeof basePlans)[number];

export const auditStatuses = ['pending', 'in_progress', 'completed'] as const;
export type AuditStatus = (typeof auditStatuses)[number];
export const auditSubPageStatus = { NotFound: -2, Failed: -1, Planned: 0, Done: 1 } as const;
export type AuditSubPageStatus = (typeof auditSubPageStatus)[keyof typeof auditSubPageStatus];
export const auditSubPageTypes = ['none', 'generic', 'static', 'dynamic'] as const;
export type AuditSubPageType = (typeof auditSubPageTypes)[number];
export const issueLevels = ['success', 'info', 'warning', 'error', 'ok'] as const;
export type IssueLevel = (typeof issueLevels)[number];

export const subPageStatus = { Ignored: -1, Default: 0 } as const;
export type SubPageStatus = (typeof subPageStatus)[keyof typeof subPageStatus];
export const subPageDataStatus = { UpToDate: 0, SitemapUpdated: 1, EtagUpdated: 2 } as const;
export type SubPageDataStatus = (typeof subPageDataStatus)[keyof typeof subPageDataStatus];
export const crawlState = { New: 0, Cached: 1, Redirected: 2 } as const;
export type CrawlState = (typeof crawlState)[keyof typeof crawlState];
export const ogImageType = { DRAFT: 0, PRODUCTION: 1, DEMO: 2 } as const;
export type OgImageType = (typeof ogImageType)[keyof typeof ogImageType];

export const caseStudyCategories = ['ECommerce', 'OpenSource', 'RealEstate'] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];
export const caseStudyPageImageTypes = ['NoImage', 'GenericImage', 'ProductImageBadScale'] as const;
export type CaseStudyPageImageType = (typeof caseStudyPageImageTypes)[number];
export const caseStudyPageTypes = ['DetailPage', 'OverviewPage', 'StaticPage', 'MiscPage', 'ProductPage'] as const;
export type CaseStudyPageType = (typeof caseStudyPageTypes)[number];
export const demoCaseStudyPageTypes = [
  'shopify-collection',
  'shopify-product',
  'shopify-page',
  'shopify-blog',
  'generic-product',
  'generic-collection',
  'generic-blog',
  'generic-page',
] as const;
export type DemoCaseStudyPageType = (typeof demoCaseStudyPageTypes)[number];

export const assetTypes = ['color', 'font', 'image'] as const;
export type AssetType = (typeof assetTypes)[number];
