// User agents in matching order: the first match wins. The order matters: iMessage and LINE also call themselves
// facebookexternalhit, iMessage and Telegram name Twitterbot, adidxbot names bingbot.htm, Signal says WhatsApp/2. Plain
// slack, linkedin or facebook never match: apps such as [LinkedInApp] show pages to people.
import type { AgentRow, PlatformBot, RequestSource } from './agent.ts';

const row = (pattern: string, bot: PlatformBot, source: RequestSource, parent: string, isBot: boolean): AgentRow => ({
  pattern,
  bot,
  source,
  parent,
  isBot,
});

const firstRows: AgentRow[] = [
  row('line-poker', 'Line', 'Line', 'Line', false),
  row('facebookexternalhit.{0,80}Facebot.{0,80}Twitterbot', 'Apple', 'iMessage', 'Apple', false),
  row('TelegramBot', 'Telegram', 'Telegram', 'Telegram', false),
  row('^WhatsApp/2$', 'Signal', 'Signal', 'Signal', false),
  row('^WhatsApp\\b', 'Whatsapp', 'Whatsapp', 'Whatsapp', false),
  row('meta-external(?:agent|ads)|FacebookBot', 'Meta', 'MetaBot', 'Facebook', true),
  row(
    'facebookexternalhit|facebookcatalog|\\bFacebot\\b|meta-external(?:fetcher|hit)',
    'Facebook',
    'Facebook',
    'Facebook',
    false,
  ),
  // Slack reads pages with Slackbot and fetches the image of a posted link through its proxy.
  row('Slack-ImgProxy', 'Slack-ImgProxy', 'Slack', 'Slack', false),
  row('Slackbot', 'Slack', 'Slack', 'Slack', false),
  row('LinkedInBot', 'LinkedIn', 'LinkedIn', 'LinkedIn', false),
  row('Twitterbot', 'Twitter', 'Twitter', 'Twitter', false),
  row('\\bNotion/', 'Notion', 'Notion', 'Notion', false),
  row('SkypeUriPreview', 'Skype', 'Teams', 'Microsoft', false),
  row('Iframely', 'IFramely', 'IFramelyBot', 'IFramely', false),
  row('bingbot/\\d', 'Bing', 'BingBot', 'Bing', true),
  row('adidxbot|BingPreview/|MicrosoftPreview/', 'Bing', 'BingBot', 'Bing', true),
  row('GoogleImageProxy', 'GoogleImageProxy', 'GoogleImageProxy', 'Google', true),
  row(
    'Google-PageRenderer|developers\\.google\\.com/\\+/web/snippet',
    'Google-PageRenderer',
    'GoogleChat',
    'Google',
    false,
  ),
  row('Googlebot-Image', 'GoogleImage', 'GoogleImageBot', 'Google', true),
  row('Ahrefs(?:Bot|SiteAudit)', 'Ahrefs', 'AhrefsBot', 'Ahrefs', true),
  row('Applebot', 'Apple', 'AppleBot', 'Apple', true),
  row('Linespider', 'Line', 'Linespider', 'Line', true),
  row('Diffbot/', 'DiffBot', 'DiffBot', 'DiffBot', true),
  row('Seznam(?:Bot|HomepageCrawler)', 'Seznam', 'SeznamBot', 'Seznam', true),
  row('StatusCake', 'StatusCake', 'StatusCake', 'StatusCake', true),
  row('PetalBot', 'PetalBot', 'PetalBot', 'Huawei', true),
  row('YandexImages', 'YandexImages', 'YandexBot', 'Yandex', true),
  row('YandexMarket', 'YandexMarket', 'YandexBot', 'Yandex', true),
  row('ImagesiftBot', 'ImagesiftBot', 'ImagesiftBot', 'Imagesift', true),
  row('Bytespider', 'Bytespider', 'Bytespider', 'ByteDance', true),
  row('PerplexityBot', 'PerplexityBot', 'PerplexityBot', 'Perplexity', true),
  row('Discordbot', 'Discord', 'Discord', 'Discord', false),
  row('Cardyb', 'Bluesky', 'Bluesky', 'Bluesky', false),
  row('Mastodon/', 'Mastodon', 'Mastodon', 'Mastodon', false),
  row('redditbot', 'Reddit', 'Reddit', 'Reddit', false),
  row('Embedly', 'Embedly', 'Embedly', 'Embedly', false),
  row('Pinterest(?:bot)?/\\d', 'Pinterest', 'Pinterest', 'Pinterest', false),
  row('^Viber$', 'Viber', 'Viber', 'Viber', false),
  row('Snap ?URL ?Preview', 'Snapchat', 'Snapchat', 'Snapchat', false),
];

/** Added later: databases that have the first rows get these after them. */
export const laterAgentRows: AgentRow[] = [
  row('GPTBot|ChatGPT-User|OAI-SearchBot', 'OpenAI', 'GPTBot', 'OpenAI', true),
  row('ClaudeBot|Claude-(?:User|SearchBot)', 'Anthropic', 'ClaudeBot', 'Anthropic', true),
  row('Perplexity-User', 'PerplexityBot', 'PerplexityBot', 'Perplexity', true),
  row('Amazonbot', 'Amazon', 'AmazonBot', 'Amazon', true),
  row('CCBot/', 'CommonCrawl', 'CCBot', 'Common Crawl', true),
  row('DuckDuckBot|DuckAssistBot', 'DuckDuckGo', 'DuckDuckBot', 'DuckDuckGo', true),
  row('Yandex(?:Bot|Mobile|Accessibility|Render)', 'Yandex', 'YandexBot', 'Yandex', true),
  row('Semrush', 'Semrush', 'SemrushBot', 'Semrush', true),
  row(
    'Googlebot|Google-InspectionTool|GoogleOther|Storebot-Google|AdsBot-Google',
    'Google',
    'GoogleBot',
    'Google',
    true,
  ),
];

export const agentRows: AgentRow[] = [...firstRows, ...laterAgentRows];
