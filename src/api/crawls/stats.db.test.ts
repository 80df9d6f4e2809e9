import { expect, test } from 'vitest';
import { createCrawlLog } from '#io/crawl-log/crawl-log.ts';
import { rankDays } from '#io/db/queries/image-requests/crawl-page-stats.ts';
import { statsOnce } from '#io/db/queries/image-requests/crawl-stats.ts';
import { crawlDayTops, routes, routeTemplates, subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

const api = await createTestApi();
const { io } = api;
const { id: projectId } = await api.addProject('halm');
const other = await api.addProject('other');
const person = await api.addPerson('a@halm.example');
await api.join(projectId, person.id, 'user');
const as = api.as(person.token);
const [route] = await io.db.insert(routes).values({ projectId, path: '/products/*' }).returning();
const routeId = route?.id ?? 0;
const templates = await io.db
  .insert(routeTemplates)
  .values(['Warm', 'Cold', 'Unused'].map((name) => ({ projectId, routeId, name, state: 'live' as const })))
  .returning();
const [warm, cold] = templates.map(({ id }) => id);
const [vase, bowl] = await io.db
  .insert(subPages)
  .values(
    ['vase', 'bowl'].map((name) => ({
      projectId,
      url: `https://halm.example/products/${name}`,
      path: `/products/${name}`,
      title: name,
    })),
  )
  .returning();
if (!vase || !bowl || warm === undefined || cold === undefined) throw new Error('no rows');

const today = io.now();
const yesterday = new Date(today.getTime() - 86_400_000);
const fetches: [at: Date, agent: string, page: typeof vase | null, template: number | null, state: number][] = [
  [today, 'WhatsApp/2.23.20', vase, warm, 0],
  [today, 'WhatsApp/2.23.20', vase, warm, 1],
  [today, 'Discordbot/2.0', vase, warm, 1],
  [yesterday, 'Slackbot-LinkExpanding 1.0', bowl, cold, 1],
  [yesterday, 'Googlebot-Image/1.0', bowl, cold, 1],
  [yesterday, 'PerplexityBot/1.0', bowl, cold, 2],
  [today, 'Mozilla/5.0 (Macintosh) Firefox/140.0', null, null, 1],
];
let clock = today;
const crawlLog = createCrawlLog(io.db, io.log, { now: () => clock.getTime() });
for (const [at, userAgent, page, routeTemplateId, state] of fetches) {
  clock = at;
  crawlLog.note(
    { projectId, state: state as 0, subPageId: page?.id ?? null, routeTemplateId, url: page?.url ?? null },
    { userAgent, status: 200, milliseconds: 3 },
  );
}
crawlLog.note(
  { projectId: other.id, state: 0, subPageId: vase.id, routeTemplateId: warm, url: vase.url },
  { userAgent: 'WhatsApp/2', status: 200, milliseconds: 1 },
);
// A deleted project does not break a batch.
crawlLog.note(
  { projectId: 999_999, state: 0, subPageId: null, routeTemplateId: null, url: null },
  { userAgent: '', status: 200, milliseconds: 1 },
);
await crawlLog.close();

const stats = (query: object = {}) => as.getStats({ params: { id: String(projectId) }, query });
const day = (date: Date) => date.toISOString().slice(0, 10);

test('shares are separated from crawlers, by day, platform, page and template [1.11] [7.13]', async () => {
  const found = await stats();
  expect(found).toMatchObject({
    total: 7,
    shares: 4,
    crawlers: 2,
    people: 1,
    unknown: 0,
    states: { drawn: 1, stored: 5, redirected: 1 },
  });
  expect(found.days.slice(-2)).toEqual([
    { day: day(yesterday), count: 3, shares: 1, crawlers: 2, people: 0, unknown: 0 },
    { day: day(today), count: 4, shares: 3, crawlers: 0, people: 1, unknown: 0 },
  ]);
  expect(found.sources).toEqual([
    { source: 'Whatsapp', kind: 'share', count: 2 },
    { source: 'Discord', kind: 'share', count: 1 },
    { source: 'GoogleImageBot', kind: 'crawler', count: 1 },
    { source: 'PerplexityBot', kind: 'crawler', count: 1 },
    { source: 'Slack', kind: 'share', count: 1 },
    { source: 'Unknown', kind: 'person', count: 1 },
  ]);
  expect(found.subPages).toEqual([
    expect.objectContaining({ subPageUuid: vase.uuid, title: 'vase', count: 3, shares: 3 }),
    expect.objectContaining({ subPageUuid: bowl.uuid, title: 'bowl', count: 3, shares: 1 }),
  ]);
  expect(found.subPages[0]?.sources).toEqual([
    { source: 'Whatsapp', kind: 'share', count: 2 },
    { source: 'Discord', kind: 'share', count: 1 },
  ]);
  expect(found.templates.map(({ name, count, shares, routePath }) => [name, count, shares, routePath])).toEqual([
    ['Warm', 3, 3, '/products/*'],
    ['Cold', 3, 1, '/products/*'],
    ['Unused', 0, 0, '/products/*'],
  ]);
});

test.each([
  [{ isBot: 'true' }, 2],
  [{ isBot: 'false' }, 5],
  [{ type: 'Whatsapp' }, 2],
  [{ type: 'Discord' }, 1],
  [{ subPageUuid: bowl.uuid }, 3],
  [{ from: day(today), to: day(today) }, 4],
  [{ from: day(today), to: day(today), isBot: 'false', type: 'Whatsapp', subPageUuid: vase.uuid }, 2],
  [{ type: "x' or true --" }, 0],
  [{ subPageUuid: '00000000-0000-4000-8000-000000000000' }, 0],
])('%j leaves %i [3.19]', async (query, total) => {
  expect((await stats(query)).total).toBe(total);
});

test('a deleted row disappears from the charts and the list', async () => {
  const { items, total } = await as.listCrawls({ params: { id: String(projectId) }, query: { search: 'discord' } });
  expect(total).toBe(1);
  await as.deleteCrawl({ params: { id: String(items[0]?.id) } });
  expect(await stats()).toMatchObject({ total: 6, shares: 3 });
  expect((await as.listCrawls({ params: { id: String(projectId) }, query: {} })).total).toBe(6);
});

test.each([
  ['whats', ['Whatsapp', 'Whatsapp']],
  ['bowl', ['PerplexityBot', 'GoogleImage', 'Slack']],
  ['nothing like it', []],
])('a search for %j finds platforms and pages', async (search, bots) => {
  const found = await as.listCrawls({ params: { id: String(projectId) }, query: { search } });
  expect(found.items.map(({ bot }) => bot)).toEqual(bots);
  expect(found.total).toBe(bots.length);
});

test('the pages of a past day are ranked once, most shared first', async () => {
  await rankDays(io.db);
  await rankDays(io.db);
  const tops = await io.db.select().from(crawlDayTops);
  expect(tops).toEqual([{ projectId, day: day(yesterday), rank: 1, subPageId: bowl.id, shares: 1, count: 3 }]);
});

test('the same chart requested twice at once is computed once, a different or later one separately', async () => {
  const { id: projectId } = await api.addProject('charted');
  const from = new Date('2026-01-01');
  const filter = { projectId, from, until: new Date('2026-01-02') };
  const first = statsOnce(io.db, filter);
  expect(statsOnce(io.db, { ...filter })).toBe(first);
  const different = statsOnce(io.db, { ...filter, type: 'Slack' });
  expect(different).not.toBe(first);
  await Promise.all([first, different]);
  const later = statsOnce(io.db, filter);
  expect(later).not.toBe(first);
  expect(await later).toEqual(await first);
});
