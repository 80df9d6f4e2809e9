// The eight of the specification, then the six additional ones of docs/decisions/009-what-the-specification-leaves-open.md#audit, in display
// order.
export const platformIds = [
  'whatsapp',
  'facebook',
  'slack',
  'telegram',
  'linkedin',
  'twitter',
  'notion',
  'skype',
  'discord',
  'imessage',
  'teams',
  'bluesky',
  'mastodon',
  'signal',
] as const;
export type PlatformId = (typeof platformIds)[number];

export const platformNames: Record<PlatformId, string> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  slack: 'Slack',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  notion: 'Notion',
  skype: 'Skype',
  discord: 'Discord',
  imessage: 'iMessage',
  teams: 'Microsoft Teams',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  signal: 'Signal',
};
