// Who requests an image. Names as in docs/specification.md#s3.29; `furtherBots` are those of
// docs/platforms.md#user-agents.

export const requestSources = [
  'Whatsapp',
  'Facebook',
  'Slack',
  'Telegram',
  'LinkedIn',
  'Twitter',
  'Notion',
  'BingBot',
  'GoogleImageBot',
  'AhrefsBot',
  'IFramelyBot',
  'Custom',
  'Dynamic',
  'Unknown',
] as const;
export type RequestSource = (typeof requestSources)[number];

export const platformBots = [
  'Whatsapp',
  'Facebook',
  'Slack',
  'Telegram',
  'Line',
  'LinkedIn',
  'Twitter',
  'Notion',
  'Bing',
  'GoogleImage',
  'Ahrefs',
  'IFramely',
  'Slack-ImgProxy',
  'GoogleImageProxy',
  'Google-PageRenderer',
  'Apple',
  'DiffBot',
  'Seznam',
  'StatusCake',
  'PetalBot',
  'YandexImages',
  'ImagesiftBot',
  'Bytespider',
  'YandexMarket',
  'PerplexityBot',
  'Custom',
  'Unknown',
] as const;
export const furtherBots = [
  'Signal',
  'Skype',
  'Discord',
  'Bluesky',
  'Mastodon',
  'Reddit',
  'Embedly',
  'Pinterest',
  'Viber',
  'Snapchat',
] as const;
export type PlatformBot = (typeof platformBots)[number] | (typeof furtherBots)[number];

/** One row of the user agent table. The super admin can add rows, so names are not a closed list. */
export interface AgentRow {
  /** Regular expression without flags, matched case-insensitively. */
  pattern: string;
  bot: string;
  source: RequestSource;
  parent: string | null;
  /**
   * False: somebody shared the link, so the fetch counts as a share. True: a crawler, proxy or monitor acting on its
   * own.
   */
  isBot: boolean;
}

export interface AgentReading {
  bot: string;
  source: RequestSource;
  parent: string | null;
  isBot: boolean;
}
