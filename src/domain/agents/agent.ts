// Who asks for an image. Names as docs/specification.md#s3.29 gives them; `furtherBots` are those of
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

/** One row of the user agent table; the super admin may add rows, so the names are open. */
export interface AgentRow {
  /** Regular expression without flags, tried without regard to case. */
  pattern: string;
  bot: string;
  source: RequestSource;
  parent: string | null;
  /** False: somebody shared the link, so the fetch counts as a share. True: a crawler, proxy or monitor by itself. */
  isBot: boolean;
}

export interface AgentReading {
  bot: string;
  source: RequestSource;
  parent: string | null;
  isBot: boolean;
}
