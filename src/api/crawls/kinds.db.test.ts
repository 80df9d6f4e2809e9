import { expect, test } from 'vitest';
import { type CrawlKind, crawlKinds } from '#domain/agents/kind.ts';
import { createCrawlLog } from '#io/crawl-log/crawl-log.ts';
import { subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

// A log with known counts of every source and kind. Chart, list and totals are compared with it under every filter.

const api = await createTestApi();
const { io } = api;
const { id: projectId } = await api.addProject('halm');
const person = await api.addPerson('a@halm.example');
await api.join(projectId, person.id, 'user');
const as = api.as(person.token);
const params = { id: String(projectId) };

const pages = await io.db
  .insert(subPages)
  .values(
    ['vase', 'bowl'].map((name) => ({ projectId, url: `https://halm.example/${name}`, path: `/${name}`, title: name })),
  )
  .returning();
const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
const imessage = `${browser} facebookexternalhit/1.1 Facebot Twitterbot/1.0`;

const agents: [source: string, kind: CrawlKind, userAgent: string, count: number][] = [
  ['Whatsapp', 'share', 'WhatsApp/2.23.20.0 A', 31],
  ['Facebook', 'share', 'facebookexternalhit/1.1', 17],
  ['Slack', 'share', 'Slackbot-LinkExpanding 1.0', 5],
  ['Slack', 'share', 'Slack-ImgProxy 1.138', 6],
  ['Telegram', 'share', 'TelegramBot (like TwitterBot)', 7],
  ['LinkedIn', 'share', 'LinkedInBot/1.0', 8],
  ['Twitter', 'share', 'Twitterbot/1.0', 3],
  ['Notion', 'share', 'Notion/1.0', 2],
  ['Teams', 'share', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5', 4],
  ['Discord', 'share', 'Mozilla/5.0 (compatible; Discordbot/2.0)', 9],
  ['iMessage', 'share', imessage, 10],
  ['Bluesky', 'share', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1)', 1],
  ['Mastodon', 'share', 'Mastodon/4.4.3 (http.rb/5.3.1)', 1],
  ['Signal', 'share', 'WhatsApp/2', 2],
  ['Reddit', 'share', 'Mozilla/5.0 (compatible; redditbot/1.0)', 3],
  ['Pinterest', 'share', 'Pinterestbot/1.0', 4],
  ['GoogleImageBot', 'crawler', 'Googlebot-Image/1.0', 40],
  ['BingBot', 'crawler', 'bingbot/2.0', 12],
  ['AhrefsBot', 'crawler', 'AhrefsBot/7.0', 6],
  ['MetaBot', 'crawler', 'meta-externalagent/1.1', 5],
  ['GPTBot', 'crawler', 'GPTBot/1.2', 3],
  ['Unknown', 'person', browser, 20],
  ['Unknown', 'unknown', 'curl/8.5.0', 11],
];

const now = io.now().getTime();
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Every fetch: of each agent in turn, alternating between both pages, and between today and yesterday. */
const fetches = agents.flatMap(([source, kind, userAgent, count]) =>
  Array.from({ length: count }, (_, at) => ({
    source,
    kind,
    userAgent,
    page: pages[at % 2],
    at: now - (at % 3 === 0 ? 86_400_000 : 0),
  })),
);
const crawlLog = createCrawlLog(io.db, io.log);
for (const { userAgent, page, at } of fetches)
  crawlLog.note(
    { projectId, state: 1, subPageId: page?.id ?? null, routeTemplateId: null, url: page?.url ?? null },
    { userAgent, status: 200, milliseconds: 3, at },
  );
await crawlLog.close();

type Fetch = (typeof fetches)[number];
const stats = (query: object = {}) => as.getStats({ params, query });
const ofKind = (kind: CrawlKind, among = fetches) => among.filter((fetch) => fetch.kind === kind).length;

test('each kind has its count, in total, by day and by source [1.11] [3.29]', async () => {
  const found = await stats();
  expect(found).toMatchObject({ total: 210, shares: 113, crawlers: 66, people: 20, unknown: 11 });
  expect(found.sources.filter(({ kind }) => kind === 'share')).toEqual([
    { source: 'Whatsapp', kind: 'share', count: 31 },
    { source: 'Facebook', kind: 'share', count: 17 },
    { source: 'Slack', kind: 'share', count: 11 },
    { source: 'iMessage', kind: 'share', count: 10 },
    { source: 'Discord', kind: 'share', count: 9 },
    { source: 'LinkedIn', kind: 'share', count: 8 },
    { source: 'Telegram', kind: 'share', count: 7 },
    { source: 'Pinterest', kind: 'share', count: 4 },
    { source: 'Teams', kind: 'share', count: 4 },
    { source: 'Reddit', kind: 'share', count: 3 },
    { source: 'Twitter', kind: 'share', count: 3 },
    { source: 'Notion', kind: 'share', count: 2 },
    { source: 'Signal', kind: 'share', count: 2 },
    { source: 'Bluesky', kind: 'share', count: 1 },
    { source: 'Mastodon', kind: 'share', count: 1 },
  ]);
  expect(found.sources.filter(({ kind }) => kind !== 'share')).toEqual([
    { source: 'GoogleImageBot', kind: 'crawler', count: 40 },
    { source: 'Unknown', kind: 'person', count: 20 },
    { source: 'BingBot', kind: 'crawler', count: 12 },
    { source: 'Unknown', kind: 'unknown', count: 11 },
    { source: 'AhrefsBot', kind: 'crawler', count: 6 },
    { source: 'MetaBot', kind: 'crawler', count: 5 },
    { source: 'GPTBot', kind: 'crawler', count: 3 },
  ]);
  for (const day of found.days.slice(-2)) {
    const among = fetches.filter(({ at }) => dayOf(at) === day.day);
    expect(day).toEqual({
      day: day.day,
      count: among.length,
      shares: ofKind('share', among),
      crawlers: ofKind('crawler', among),
      people: ofKind('person', among),
      unknown: ofKind('unknown', among),
    });
  }
});

const today = dayOf(now);
const filters: [query: Record<string, string>, fits: (fetch: Fetch) => boolean][] = [
  ...crawlKinds.map((kind): [Record<string, string>, (fetch: Fetch) => boolean] => [
    { kind },
    (one) => one.kind === kind,
  ]),
  ...[...new Set(agents.map(([source]) => source))].map((type): [Record<string, string>, (fetch: Fetch) => boolean] => [
    { type },
    (one) => one.source === type,
  ]),
  [{ isBot: 'true' }, ({ kind }) => kind === 'crawler' || kind === 'unknown'],
  [{ isBot: 'false' }, ({ kind }) => kind === 'share' || kind === 'person'],
  [{ kind: 'share', type: 'Slack' }, ({ source }) => source === 'Slack'],
  [{ kind: 'crawler', type: 'Slack' }, () => false],
  [{ kind: 'person', type: 'Unknown' }, ({ kind }) => kind === 'person'],
  [{ from: today, to: today, kind: 'share' }, ({ at, kind }) => dayOf(at) === today && kind === 'share'],
  [{ subPageUuid: pages[0]?.uuid ?? '', kind: 'crawler' }, ({ page, kind }) => page === pages[0] && kind === 'crawler'],
  [
    { subPageUuid: pages[1]?.uuid ?? '', type: 'Whatsapp', from: today },
    ({ page, source, at }) => page === pages[1] && source === 'Whatsapp' && dayOf(at) === today,
  ],
];

test.each(filters)('%j: chart, sources, pages and list show the same fetches [3.19]', async (query, fits) => {
  const wanted = fetches.filter(fits);
  const found = await stats(query);
  const counts = { total: found.total, shares: found.shares, crawlers: found.crawlers, people: found.people };
  expect(counts).toEqual({
    total: wanted.length,
    shares: ofKind('share', wanted),
    crawlers: ofKind('crawler', wanted),
    people: ofKind('person', wanted),
  });
  const sum = (rows: { count: number }[]) => rows.reduce((whole, { count }) => whole + count, 0);
  expect([sum(found.days), sum(found.sources), sum(found.subPages)]).toEqual(Array(3).fill(wanted.length));
  const list = await as.listCrawls({ params, query: { ...query, perPage: 100 } });
  expect(list.total).toBe(wanted.length);
  expect(list.items.every(({ kind, source }) => wanted.some((one) => one.kind === kind && one.source === source))).toBe(
    true,
  );
});

test.each([
  ['meta ai', 'MetaBot'],
  ['Google Bilder', 'GoogleImageBot'],
  ['microsoft teams', 'Teams'],
])('a search finds %s by the name that lists show', async (search, source) => {
  const found = await as.listCrawls({ params, query: { search } });
  expect(found.items.map((crawl) => crawl.source)).toContain(source);
});

test('across projects, the super admin sees kinds and filters by them', async () => {
  const root = await api.addPerson('root@halm.example', { role: 'superadmin' });
  const found = await api.as(root.token).listAllCrawls({ query: { kind: 'unknown', perPage: 100 } });
  expect([found.total, new Set(found.items.map(({ kind }) => kind))]).toEqual([11, new Set(['unknown'])]);
});
