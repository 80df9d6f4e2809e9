/** What a connected site runs on. */
export const siteSystems = ['wordpress', 'typo3', 'php'] as const;
export type SiteSystem = (typeof siteSystems)[number];

/** What there is a ZIP for: plain HTML has nothing to connect. */
export const zipSystems = [...siteSystems, 'html'] as const;
export type ZipSystem = (typeof zipSystems)[number];
export const systemNames: Record<ZipSystem, string> = {
  wordpress: 'WordPress',
  typo3: 'TYPO3',
  php: 'PHP',
  html: 'HTML',
};

/** Minutes: long enough to install a plugin in between. */
export const CONNECT_CODE_MINUTES = 30;
/** More than one when a site has several parts, such as the blogs of a WordPress network. */
export const MAX_SITE_CONNECTIONS = 20;
export const MAX_SITE_CHANGES = 100;
