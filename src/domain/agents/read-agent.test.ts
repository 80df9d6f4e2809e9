import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allSources, furtherBots, platformBots } from './agent.ts';
import { agentRows } from './agent-rows.ts';
import { isAgentPattern, readAgent } from './read-agent.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

type Example = [userAgent: string, bot: string, source: string, parent: string | null, isBot: boolean];
const examples: Example[] = [
  ['facebookexternalhit/1.1;line-poker/1.0', 'Line', 'Line', 'Line', false],
  [`${safari} facebookexternalhit/1.1 Facebot Twitterbot/1.0`, 'Apple', 'iMessage', 'Apple', false],
  ['TelegramBot (like TwitterBot)', 'Telegram', 'Telegram', 'Telegram', false],
  ['WhatsApp/2', 'Signal', 'Signal', 'Signal', false],
  ['WhatsApp/2.21.12.21 A', 'Whatsapp', 'Whatsapp', 'Whatsapp', false],
  ['WhatsApp/2.19.92 i', 'Whatsapp', 'Whatsapp', 'Whatsapp', false],
  ['WhatsApp/784941593 CFNetwork/3826.600.41 Darwin/24.6.0', 'Whatsapp', 'Whatsapp', 'Whatsapp', false],
  [
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'Meta',
    'MetaBot',
    'Facebook',
    true,
  ],
  [
    'meta-externalads/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'Meta',
    'MetaBot',
    'Facebook',
    true,
  ],
  ['meta-externalfetcher/1.1', 'Facebook', 'Facebook', 'Facebook', false],
  [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Facebook',
    'Facebook',
    'Facebook',
    false,
  ],
  ['facebookcatalog/1.0', 'Facebook', 'Facebook', 'Facebook', false],
  ['Facebot/1.0', 'Facebook', 'Facebook', 'Facebook', false],
  ['Slack-ImgProxy 1.138 (+https://api.slack.com/robots)', 'Slack-ImgProxy', 'Slack', 'Slack', false],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'Slack', 'Slack', 'Slack', false],
  ['Slackbot 1.0 (+https://api.slack.com/robots)', 'Slack', 'Slack', 'Slack', false],
  [
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'LinkedIn',
    'LinkedIn',
    'LinkedIn',
    false,
  ],
  ['Twitterbot/1.0', 'Twitter', 'Twitter', 'Twitter', false],
  ['Notion/1.0 (https://notion.so; team@makenotion.com)', 'Notion', 'Notion', 'Notion', false],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5', 'Skype', 'Teams', 'Microsoft', false],
  ['Iframely/1.3.1 (+https://iframely.com/docs/about) Atlassian', 'IFramely', 'IFramelyBot', 'IFramely', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bing', 'BingBot', 'Bing', true],
  ['Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bing', 'BingBot', 'Bing', true],
  [
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    'GoogleImageProxy',
    'GoogleImageProxy',
    'Google',
    true,
  ],
  [
    `${chrome} Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)`,
    'Google-PageRenderer',
    'GoogleChat',
    'Google',
    false,
  ],
  ['Googlebot-Image/1.0', 'GoogleImage', 'GoogleImageBot', 'Google', true],
  ['Mozilla/5.0 (compatible; AhrefsBot/6.1; +http://ahrefs.com/robot/)', 'Ahrefs', 'AhrefsBot', 'Ahrefs', true],
  ['Mozilla/5.0 (compatible; Applebot/0.3; +http://www.apple.com/go/applebot)', 'Apple', 'AppleBot', 'Apple', true],
  ['Mozilla/5.0 (compatible; Linespider/1.1; +https://lin.ee/4dwXkTH)', 'Line', 'Linespider', 'Line', true],
  [
    'Mozilla/5.0 (Windows; U) Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1; +http://www.diffbot.com)',
    'DiffBot',
    'DiffBot',
    'DiffBot',
    true,
  ],
  [
    'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
    'Seznam',
    'SeznamBot',
    'Seznam',
    true,
  ],
  ['StatusCake_Uptime_Checker/1.0', 'StatusCake', 'StatusCake', 'StatusCake', true],
  [
    'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'PetalBot',
    'PetalBot',
    'Huawei',
    true,
  ],
  ['Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)', 'YandexImages', 'YandexBot', 'Yandex', true],
  ['Mozilla/5.0 (compatible; YandexMarket/2.0; +http://yandex.com/bots)', 'YandexMarket', 'YandexBot', 'Yandex', true],
  ['Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)', 'ImagesiftBot', 'ImagesiftBot', 'Imagesift', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_0) Safari/537.36; Bytespider', 'Bytespider', 'Bytespider', 'ByteDance', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'PerplexityBot',
    'PerplexityBot',
    'Perplexity',
    true,
  ],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'Discord', 'Discord', 'Discord', false],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app) Chrome/1 Safari/537.36',
    'Bluesky',
    'Bluesky',
    'Bluesky',
    false,
  ],
  ['Mastodon/4.3.0 (http.rb/5.2.0; +https://social.example/) Bot', 'Mastodon', 'Mastodon', 'Mastodon', false],
  ['Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)', 'Reddit', 'Reddit', 'Reddit', false],
  ['Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)', 'Embedly', 'Embedly', 'Embedly', false],
  [
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'Pinterest',
    'Pinterest',
    'Pinterest',
    false,
  ],
  ['Viber', 'Viber', 'Viber', 'Viber', false],
  [
    'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
    'Snapchat',
    'Snapchat',
    'Snapchat',
    false,
  ],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'Yandex', 'YandexBot', 'Yandex', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2', 'OpenAI', 'GPTBot', 'OpenAI', true],
  ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'Anthropic', 'ClaudeBot', 'Anthropic', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Google', 'GoogleBot', 'Google', true],
  ['Mozilla/5.0 (compatible; SemrushBot/7~bl)', 'Semrush', 'SemrushBot', 'Semrush', true],
  ['ShopSync/4', 'Unknown', 'Unknown', null, true],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', 'Unknown', 'Unknown', null, true],
  ['curl/8.5.0', 'Unknown', 'Unknown', null, true],
  ['SomeCrawler', 'Unknown', 'Unknown', null, true],
  ['', 'Unknown', 'Unknown', null, true],
  [chrome, 'Unknown', 'Unknown', null, false],
];

test.each(examples)('%s', (userAgent, bot, source, parent, isBot) => {
  expect(readAgent(userAgent)).toEqual({ bot, source, parent, isBot });
  expect(readAgent(userAgent.toUpperCase())).toEqual({ bot, source, parent, isBot });
});

describe('browsers inside apps count as people', () => {
  test.each([
    `${safari} Slack_SSB/4.39.90`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.29',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MetaIAB Facebook',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ])('%s', (userAgent) => {
    expect(readAgent(userAgent)).toEqual({ bot: 'Unknown', source: 'Unknown', parent: null, isBot: false });
  });
});

describe('rows', () => {
  test('name only known bots and sources, each pattern once', () => {
    const bots: readonly string[] = [...platformBots, ...furtherBots];
    for (const row of agentRows)
      expect([
        row.pattern,
        bots.includes(row.bot),
        allSources.includes(row.source),
        isAgentPattern(row.pattern),
      ]).toEqual([row.pattern, true, true, true]);
    expect(new Set(agentRows.map((row) => row.pattern)).size).toBe(agentRows.length);
  });

  test('every bot of the specification has a row, except Custom and Unknown [3.29]', () => {
    const named = new Set(agentRows.map((row) => row.bot));
    expect([...platformBots, ...furtherBots].filter((bot) => !named.has(bot))).toEqual(['Custom', 'Unknown']);
  });

  test('custom rows are tried in order and invalid ones are skipped', () => {
    const rows = [
      { pattern: '(', bot: 'Broken', source: 'Unknown', parent: null, isBot: true } as const,
      { pattern: '^Acme', bot: 'Acme', source: 'Unknown', parent: 'Acme', isBot: true } as const,
      { pattern: 'Acme Preview', bot: 'Never', source: 'Unknown', parent: null, isBot: true } as const,
    ];
    expect(readAgent('acme preview/1.0', rows)).toMatchObject({ bot: 'Acme', parent: 'Acme' });
  });

  test.each([
    ['^Acme/', true],
    ['', false],
    ['(', false],
    ['(a+)+$', false],
    ['(a*){9}', false],
    ['(?:a{1,9})*', false],
    ['a'.repeat(301), false],
  ])('pattern %j may be stored: %s', (pattern, expected) => {
    expect(isAgentPattern(pattern)).toBe(expected);
  });
});

test('never throws on any user agent', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 3000 }), fc.constant(null), fc.constant(undefined)),
      (userAgent) => typeof readAgent(userAgent).isBot === 'boolean',
    ),
  );
});
