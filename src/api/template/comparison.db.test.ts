import { expect, test } from 'vitest';
import { crawlState, ogImageType } from '#domain/enumerations.ts';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import { firstDayWithin } from '#io/db/queries/templates/compare-templates.ts';
import { ogImages, routes, routeTemplates, subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

const api = await createTestApi();
const { db } = api.io;
const { id: projectId } = await api.addProject('halm');
const person = await api.addPerson('a@halm.example');
await api.join(projectId, person.id, 'admin');
const as = api.as(person.token);
const params = { id: String(projectId) };
const DAY_MS = 86_400_000;

const [route] = await db.insert(routes).values({ projectId, path: '/products/*' }).returning();
const [warm, cold] = await db
  .insert(routeTemplates)
  .values(
    ['Warm', 'Cold'].map((name) => ({ projectId, routeId: route?.id ?? 0, name, state: 'live' as const, html: '<p>' })),
  )
  .returning();
const pages = await db
  .insert(subPages)
  .values(Array.from({ length: 40 }, (_, at) => ({ projectId, url: `https://halm.example/${at}`, path: `/${at}` })))
  .returning({ id: subPages.id });
if (!warm || !cold || !route) throw new Error('no rows');

const fetched = (
  subPageId: number,
  routeTemplateId: number,
  bot: string,
  isBot: boolean,
  times: number,
  daysAgo = 0,
) => ({
  projectId,
  subPageId,
  routeTemplateId,
  bot,
  isBot,
  source: 'Unknown' as const,
  parent: null,
  state: crawlState.Cached,
  status: 200,
  milliseconds: 2,
  url: null,
  since: api.io.now().getTime() - daysAgo * DAY_MS,
  after: Array.from({ length: times }, () => 0),
});
await db.insert(ogImages).values(
  pages.map(({ id }, at) => ({
    projectId,
    subPageId: id,
    routeTemplateId: at < 20 ? warm.id : cold.id,
    type: ogImageType.PRODUCTION,
    storageKey: `images/${id}`,
    contentType: 'image/jpeg',
    width: 1200,
    height: 630,
    bytes: 10,
    version: 'v',
    drawnFrom: 'x',
  })),
);

const compared = async () => {
  const [found] = await as.compareTemplates({ params });
  return found;
};

test('crawlers do not count, and nothing is significant before something was shared', async () => {
  await writeCrawls(
    db,
    pages.map(({ id }, at) => fetched(id, at < 20 ? warm.id : cold.id, 'GoogleImage', true, at < 20 ? 1 : 30)),
    new Map(),
  );
  expect(await compared()).toMatchObject({
    routeId: route.id,
    routePath: '/products/*',
    winnerId: null,
    templates: [
      { name: 'Warm', images: 20, shares: 0, rate: 0, low: 0 },
      { name: 'Cold', images: 20, shares: 0, rate: 0, low: 0 },
    ],
  });
});

test('shares for each image decide, since all are live', async () => {
  await writeCrawls(
    db,
    [
      // Fetched before the other template was live, so it does not count.
      fetched(pages[0]?.id ?? 0, cold.id, 'Whatsapp', false, 500, 9),
      ...pages.slice(0, 20).map(({ id }) => fetched(id, warm.id, 'Whatsapp', false, 3)),
      ...pages.slice(20, 24).map(({ id }) => fetched(id, cold.id, 'Discord', false, 1)),
    ],
    new Map(),
  );
  const found = await compared();
  expect(found).toMatchObject({ winnerId: warm.id });
  expect(found?.templates).toMatchObject([
    { name: 'Warm', images: 20, shares: 60, rate: 3 },
    { name: 'Cold', images: 20, shares: 4, rate: 0.2 },
  ]);
  const [first, second] = found?.templates ?? [];
  expect(first?.low).toBeGreaterThan(second?.high ?? Number.POSITIVE_INFINITY);
});

test('of a shop with much traffic only as many days are added up as have enough fetches', async () => {
  const day = (daysAgo: number) => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - daysAgo * DAY_MS);
  const shop = await api.addProject('busy');
  const [page] = pages;
  await writeCrawls(
    db,
    [3, 2, 1, 0].map((daysAgo) => ({
      ...fetched(page?.id ?? 0, warm.id, 'Slack', false, 10, daysAgo),
      projectId: shop.id,
    })),
    new Map(),
  );
  const since = (most: number) => firstDayWithin(db, shop.id, day(90), most);
  expect(await since(40)).toEqual(day(90));
  expect(await since(25)).toEqual(day(1));
  expect(await since(5)).toEqual(day(0));
});

test('keeping the winner ends the comparison', async () => {
  await as.updateTemplate({ params: { id: warm.uuid }, body: { state: 'live', others: 'inactive' } });
  expect(await as.compareTemplates({ params })).toEqual([]);
  const states = await as.listTemplates({ params });
  expect(Object.fromEntries(states.map(({ name, state }) => [name, state]))).toEqual({
    Warm: 'live',
    Cold: 'inactive',
  });
});
