import type { PageType } from '#domain/enumerations.ts';
import type { ScreenName } from '../../screens.ts';

/** Which instructions fit a website: those of its own system, else the general ones. */
export const systemOf = (pageType: PageType): 'shopify' | 'typo3' | 'custom' =>
  pageType === 'shopify' || pageType === 'typo3' ? pageType : 'custom';

const screens = {
  shopify: 'settingsShopify',
  typo3: 'settingsTypo3',
  custom: 'settingsCustom',
} as const satisfies Record<string, ScreenName>;

export const integrationScreenOf = (pageType: PageType): ScreenName => screens[systemOf(pageType)];
