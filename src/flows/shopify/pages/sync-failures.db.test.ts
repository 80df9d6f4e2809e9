import { expect, test } from 'vitest';
import type { PageSync } from '#domain/shopify/page-sync.ts';
import { createShopTest } from './shop.fixture.ts';
import { startPageSync } from './start-page-sync.ts';
import { syncPages } from './sync-pages.ts';

const signal = new AbortController().signal;
const { io, shop, standIn, installation, row, pages } = await createShopTest();
const run = () => syncPages(io, shop.domain, signal).catch((error: Error) => error.message);
const start = async () => startPageSync(io, io.db, await row());
const failure = async () => (await row()).pageSync?.failure?.reason ?? null;

test.each([
  ['frozen', 'frozen', null],
  ['locked', 'frozen', null],
  ['closed', 'closed', null],
] as const)('a shop that is %s: the row says %s, and the job does not insist', async (state, reason, thrown) => {
  await start();
  shop.state = state;
  expect(await run()).toBe(thrown ?? undefined);
  expect(await failure()).toBe(reason);
  shop.state = 'open';
});

test('an Admin API that is unavailable for long makes the job retry', async () => {
  await start();
  shop.faults.add({ with: 503, times: 1, query: 'bulkOperationRunQuery' });
  expect(await run()).toMatch(/unavailable/);
  expect(await failure()).toBe('unavailable');
  await run();
  expect(await failure()).toBeNull();
  expect((await row()).pageSync?.endedAt).not.toBeNull();
});

test('a scope that is taken away', async () => {
  await start();
  const before = installation.scopes;
  shop.setScopes(before.filter((scope) => scope !== 'read_content'));
  await run();
  expect(await failure()).toBe('no-scope');
  shop.setScopes(before);
});

test('other bulk queries use all slots: ours wait for them', async () => {
  await start();
  shop.bulk.hold();
  const working = run();
  const others = async () => (await row()).pageSync?.parts ?? {};
  await expect
    .poll(async () => Object.values(await others()).filter(({ state }) => state === 'running').length)
    .toBe(5);
  await shop.bulk.release();
  await working;
  expect((await row()).pageSync?.endedAt).not.toBeNull();
});

test('a query that Shopify no longer knows is run again', async () => {
  await start();
  shop.bulk.hold();
  const working = run();
  const operationOf = async () => (await row()).pageSync?.parts.product?.operation ?? null;
  await expect.poll(operationOf).not.toBeNull();
  const forgotten = await operationOf();
  const place = installation.bulkOperations.findIndex(({ id }) => forgotten?.endsWith(`/${id}`));
  installation.bulkOperations.splice(place, 1);
  await shop.bulk.release();
  await working;
  expect(await operationOf()).not.toBe(forgotten);
  expect((await row()).pageSync?.endedAt).not.toBeNull();
});

test('a product deleted while the file was being written does not come back', async () => {
  const { handle } = shop.catalogue.products.at(0) ?? { handle: '' };
  await start();
  const sync = (await row()).pageSync as PageSync;
  const resource = `gid://shopify/Product/${shop.catalogue.productByHandle(handle)?.id}`;
  const { noteGoneResource } = await import('#io/db/queries/shopify/shops.ts');
  await noteGoneResource(io.db, (await row()).id, resource);
  await run();
  expect((await row()).pageSync?.startedAt).toBe(sync.startedAt);
  expect((await pages()).get(`/products/${handle}`)).toMatchObject({ status: -1 });
});

test('without the shop’s token nothing is requested', async () => {
  await start();
  standIn.shops.get(shop.domain)?.uninstall();
  await run();
  expect(await failure()).toBe('unauthorized');
});
