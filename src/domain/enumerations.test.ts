import { expect, test } from 'vitest';
import * as enumerations from './enumerations.ts';

const lists: Record<string, unknown> = { ...enumerations };

// Written out from the specification, so that changing a list means changing what was agreed.
test.each<[string, string, unknown]>([
  ['[3.25]', 'templateTypes', ['html', 'redirected', 'redirect-improved']],
  ['[3.25]', 'templateStates', ['live', 'draft', 'demo', 'inactive']],
  ['[4.1]', 'selectableTemplateStates', ['live', 'inactive']],
  ['[3.25]', 'pageTypes', ['shopify', 'drupal', 'wordpress', 'magento', 'typo3', 'custom']],
  ['[3.25]', 'pageStates', ['created', 'active', 'inactive']],
  ['[3.25]', 'userStatuses', ['inactive', 'active', 'pending', 'suspended', 'first_login']],
  ['[3.25]', 'userRoles', ['guest', 'user', 'admin', 'superadmin']],
  ['[3.25]', 'userPlatforms', ['linkbild', 'google', 'shopify']],
  ['[3.13]', 'planVolumes', ['unlimited', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL']],
  // The specification shows free and starter; its professional plan is priced in section 9.
  ['[3.13]', 'basePlans', ['free', 'starter', 'professional']],
  ['[3.25]', 'auditStatuses', ['pending', 'in_progress', 'completed']],
  ['[3.25]', 'auditSubPageStatus', { NotFound: -2, Failed: -1, Planned: 0, Done: 1 }],
  ['[3.25]', 'auditSubPageTypes', ['none', 'generic', 'static', 'dynamic']],
  ['[3.25]', 'issueLevels', ['success', 'info', 'warning', 'error', 'ok']],
  ['[3.25]', 'subPageStatus', { Ignored: -1, Default: 0 }],
  ['[3.25]', 'subPageDataStatus', { UpToDate: 0, SitemapUpdated: 1, EtagUpdated: 2 }],
  ['[3.25]', 'crawlState', { New: 0, Cached: 1, Redirected: 2 }],
  ['[3.25]', 'ogImageType', { DRAFT: 0, PRODUCTION: 1, DEMO: 2 }],
  ['[3.26]', 'caseStudyCategories', ['ECommerce', 'OpenSource', 'RealEstate']],
  ['[3.26]', 'caseStudyPageImageTypes', ['NoImage', 'GenericImage', 'ProductImageBadScale']],
  ['[3.26]', 'caseStudyPageTypes', ['DetailPage', 'OverviewPage', 'StaticPage', 'MiscPage', 'ProductPage']],
  [
    '[3.27]',
    'demoCaseStudyPageTypes',
    [
      'shopify-collection',
      'shopify-product',
      'shopify-page',
      'shopify-blog',
      'generic-product',
      'generic-collection',
      'generic-blog',
      'generic-page',
    ],
  ],
  ['[3.4]', 'assetTypes', ['color', 'font', 'image']],
])('%s %s is the specified list', (_row, name, values) => expect(lists[name]).toEqual(values));
