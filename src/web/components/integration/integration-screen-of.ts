import type { PageType } from '#domain/enumerations.ts';
import type { ScreenName } from '#web/screens.ts';

const screens = new Map<PageType, ScreenName>([
  ['shopify', 'settingsShopify'],
  ['wordpress', 'settingsWordpress'],
  ['typo3', 'settingsTypo3'],
]);

/** Where a website is connected: on the screen of its own system, else the general one. */
export const integrationScreenOf = (pageType: PageType): ScreenName => screens.get(pageType) ?? 'settingsCustom';
