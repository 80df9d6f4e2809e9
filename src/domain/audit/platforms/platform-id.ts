// In display order: those of the specification, the additional ones of
// docs/decisions/009-what-the-specification-leaves-open.md#audit, further ones, and Skype, which is closed.
export const platformIds = [
  'whatsapp',
  'facebook',
  'slack',
  'telegram',
  'linkedin',
  'twitter',
  'notion',
  'discord',
  'imessage',
  'teams',
  'bluesky',
  'mastodon',
  'signal',
  'threads',
  'instagram',
  'reddit',
  'pinterest',
  'google-search',
  'google-discover',
  'google-messages',
  'line',
  'chatgpt',
  'perplexity',
  'skype',
] as const;
export type PlatformId = (typeof platformIds)[number];

/**
 * Whether the platform counts in the score of a page: those of the specification that are alive do. The others have a
 * card and a score of their own, which count towards nothing else. `undocumented`: it reads pages, but no source says
 * how it makes cards. `closed`: it no longer exists (Skype).
 */
export type Standing = 'counted' | 'additional' | 'undocumented' | 'closed';

const standings: Partial<Record<PlatformId, Standing>> = {
  whatsapp: 'counted',
  facebook: 'counted',
  slack: 'counted',
  telegram: 'counted',
  linkedin: 'counted',
  twitter: 'counted',
  notion: 'counted',
  chatgpt: 'undocumented',
  perplexity: 'undocumented',
  skype: 'closed',
};

export const standingOf = (id: PlatformId): Standing => standings[id] ?? 'additional';

export const isCounted = (id: PlatformId): boolean => standingOf(id) === 'counted';

/** Whether there are rules for its cards that somebody can rely on. */
export const isKnown = (id: PlatformId): boolean => isCounted(id) || standingOf(id) === 'additional';

/** Here, beside the names: texts say how many there are, and a page that says so need not load the rules of each. */
export const countedPlatforms: readonly PlatformId[] = platformIds.filter(isCounted);
/** Those that follow, folded; nobody shares on a closed one. */
export const morePlatforms: readonly PlatformId[] = platformIds.filter(
  (id) => !isCounted(id) && standingOf(id) !== 'closed',
);
export const knownPlatforms: readonly PlatformId[] = platformIds.filter(isKnown);

export const platformNames: Record<PlatformId, string> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  slack: 'Slack',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  notion: 'Notion',
  discord: 'Discord',
  imessage: 'iMessage',
  teams: 'Microsoft Teams',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  signal: 'Signal',
  threads: 'Threads',
  instagram: 'Instagram',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  'google-search': 'Google Search',
  'google-discover': 'Google Discover',
  'google-messages': 'Google Messages',
  line: 'LINE',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  skype: 'Skype',
};
