/**
 * Words that no campaign can have: `/:token` stands beside our own pages, and one of these would never be reached. A test
 * compares the list with the screens.
 */
const reserved = new Set([
  // Screens
  'accuracy',
  'app',
  'audit',
  'check',
  'datenschutzerklaerung',
  'de',
  'demo',
  'fixes',
  'digest-unsubscribe',
  'for-developers',
  'for-marketers',
  'genauigkeit',
  'impressum',
  'imprint',
  'onepager',
  'onepager-audit',
  'onepager-audit-copy',
  'platforms',
  'poll',
  'preview',
  'pricing',
  'privacy-policy',
  'security',
  'sicherheit',
  'waitlist-confirmation',
  'waitlist-unsubscribe',
  'whole-shop',
  'why',
  // Files and machines
  'api',
  'assets',
  'badge',
  'demos',
  'drafts',
  'favicon',
  'health',
  'images',
  'metrics',
  'og',
  'qr',
  'robots',
  'samples',
  'screenshots',
  'sitemap',
  'en',
]);

export const isReservedToken = (token: string): boolean => reserved.has(token);
