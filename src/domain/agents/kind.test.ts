import { expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { languages } from '#domain/language.ts';
import { agentRows } from './agent-rows.ts';
import { agentsOfKind, countedSource, crawlKinds, kindOf, nameOfSource, sourcesNamed, unnamed } from './kind.ts';
import { readAgent } from './read-agent.ts';

const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['WhatsApp/2.23.20', 'share', 'WhatsApp'],
  ['Slack-ImgProxy 1.138', 'share', 'Slack'],
  ['Twitterbot/1.0', 'share', 'X'],
  ['Mozilla/5.0 (compatible; redditbot/1.0)', 'share', 'Reddit'],
  ['Pinterest/0.2 (+https://www.pinterest.com/bot.html)', 'share', 'Pinterest'],
  ['Googlebot-Image/1.0', 'crawler', 'Google Images'],
  ['AhrefsBot/7.0', 'crawler', 'Ahrefs'],
  ['meta-externalagent/1.1', 'crawler', 'Meta AI'],
  ['GPTBot/1.2', 'crawler', 'ChatGPT'],
  [firefox, 'person', 'Person'],
  ['', 'unknown', 'Unknown'],
  ['curl/8.5.0', 'unknown', 'Unknown'],
])('%s is %s: %s', (userAgent, kind, name) => {
  const agent = readAgent(userAgent);
  expect([kindOf(agent), nameOfSource(countedSource(agent), kindOf(agent), 'en')]).toEqual([kind, name]);
});

// Search engines and assistants crawl on their own account: their fetches are no shares.
const crawlers: readonly PlatformId[] = ['google-search', 'google-discover', 'chatgpt', 'perplexity'];
// Skype is closed; Teams fetches with its agent. X has its current name. Threads and Instagram use Facebook's crawler,
// Google Messages that of Google Chat.
const sharedNames: ReadonlyMap<string, string> = new Map([
  ['skype', platformNames.teams],
  ['twitter', 'X'],
  ['threads', platformNames.facebook],
  ['instagram', platformNames.facebook],
  ['google-messages', 'Google Chat'],
]);

test.each(platformIds)('%s is emulated, so its fetches are counted under its name', (id) => {
  const agent = readAgent(platforms[id].userAgent);
  if (crawlers.includes(id)) return expect(kindOf(agent)).toBe('crawler');
  expect(kindOf(agent)).toBe('share');
  expect(nameOfSource(agent.source, 'share', 'en')).toBe(sharedNames.get(id) ?? platformNames[id]);
});

test('a source is of one kind, and no row is without a source', () => {
  const kinds = new Map<string, Set<string>>();
  for (const row of agentRows) kinds.set(row.source, (kinds.get(row.source) ?? new Set()).add(kindOf(row)));
  expect([...kinds].filter(([source, found]) => source === 'Unknown' || found.size > 1)).toEqual([]);
});

test('query conditions match the rule', () => {
  for (const kind of crawlKinds) {
    const { isNamed, isBot } = agentsOfKind[kind];
    for (const bot of isNamed ? ['Acme'] : unnamed) expect(kindOf({ bot, isBot })).toBe(kind);
  }
});

test('a platform known only to the super admin is counted under its own name', () => {
  expect(countedSource({ source: 'Unknown', bot: 'Acme' })).toBe('Acme');
  expect(countedSource({ source: 'Slack', bot: 'Slack-ImgProxy' })).toBe('Slack');
  expect(nameOfSource('Acme', 'share', 'de')).toBe('Acme');
});

test('every name is found as it is displayed', () => {
  for (const { source } of agentRows)
    for (const language of languages) expect(sourcesNamed(nameOfSource(source, 'share', language))).toContain(source);
  expect(sourcesNamed(' ')).toEqual([]);
});
