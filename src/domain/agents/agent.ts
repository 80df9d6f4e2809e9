// Who asks for an image. Names as docs/specification.md#s3.29 gives them; further ones are those of docs/platforms.md.

const requestSources = [
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
/**
 * Ours: every platform that we emulate or that people may share on is a separate source, and so is every crawler with a
 * name.
 */
const furtherSources = [
  'iMessage',
  'Teams',
  'Discord',
  'Signal',
  'Bluesky',
  'Mastodon',
  'Reddit',
  'Pinterest',
  'Snapchat',
  'Line',
  'Viber',
  'GoogleChat',
  'Embedly',
  'GoogleBot',
  'GoogleImageProxy',
  'AppleBot',
  'MetaBot',
  'GPTBot',
  'ClaudeBot',
  'PerplexityBot',
  'Bytespider',
  'AmazonBot',
  'CCBot',
  'DuckDuckBot',
  'YandexBot',
  'SeznamBot',
  'PetalBot',
  'Linespider',
  'DiffBot',
  'ImagesiftBot',
  'SemrushBot',
  'StatusCake',
] as const;
export const allSources = [...requestSources, ...furtherSources] as const;
export type RequestSource = (typeof allSources)[number];

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
  'Google',
  'Meta',
  'OpenAI',
  'Anthropic',
  'Amazon',
  'CommonCrawl',
  'DuckDuckGo',
  'Yandex',
  'Semrush',
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
   * own. See kind.ts.
   */
  isBot: boolean;
}

export interface AgentReading {
  bot: string;
  source: RequestSource;
  parent: string | null;
  isBot: boolean;
}

/** Who fetches may be said in the URL of an image (`?source=Custom`): programs and websites have no agent of their own. */
const declaredSources = ['Custom', 'Dynamic'] as const satisfies readonly RequestSource[];
export type DeclaredSource = (typeof declaredSources)[number];

/** Read from the URL as it was requested; anything else is ignored. */
export function declaredSourceOf(address: string): DeclaredSource | undefined {
  const mark = address.indexOf('?');
  if (mark < 0 || !address.includes('source=', mark)) return;
  const said = new URLSearchParams(address.slice(mark)).get('source');
  return declaredSources.find((source) => source === said);
}
