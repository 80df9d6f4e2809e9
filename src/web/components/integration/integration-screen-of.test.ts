import { expect, test } from 'vitest';
import { integrationScreenOf } from './integration-screen-of.ts';

test.each([
  ['shopify', 'settingsShopify'],
  ['typo3', 'settingsTypo3'],
  ['wordpress', 'settingsWordpress'],
  ['custom', 'settingsCustom'],
] as const)('a website made with %s is connected on %s', (pageType, screen) => {
  expect(integrationScreenOf(pageType)).toBe(screen);
});
