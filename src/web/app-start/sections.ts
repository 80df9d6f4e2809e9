import type { ScreenName } from '../screens.ts';

const sections: Record<string, ScreenName> = {
  dashboard: 'dashboard',
  templates: 'templates',
  settings: 'settingsProject',
  // Where Shopify leads back to when the project is not known any more.
  shopify: 'settingsShopify',
  images: 'images',
  routes: 'routes',
  subpages: 'subPages',
  assets: 'assets',
  audits: 'audits',
  audit: 'projectAudit',
  monitoring: 'monitoring',
  admin: 'projectAdmin',
  'demo-case-study': 'demoCaseStudy',
};

/** The screen behind a section of a project's URL; null for unknown words. */
export const screenOfSection = (word: string | undefined): ScreenName | null =>
  word !== undefined && Object.hasOwn(sections, word) ? (sections[word] ?? null) : null;
