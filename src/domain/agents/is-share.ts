/** Unknown agents and our own: not a platform that fetched because somebody posted the link. */
export const notPlatforms = ['Unknown', 'Custom'] as const;

/**
 * A platform fetched because somebody posted the link. Search engines, AI crawlers, proxies and monitors come on their
 * own.
 */
export const isShare = ({ bot, isBot }: { bot: string; isBot: boolean }): boolean =>
  !isBot && !notPlatforms.some((name) => name === bot);
