import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type WebhookTopic, webhookTopics } from '#domain/shopify/app-config.ts';
import { currentPlan } from '#io/db/queries/billing/covering-plan.ts';
import { changeShop } from '#io/db/queries/shopify/shops.ts';
import { shopifyShops, shopifyWebhooks } from '#io/db/schema/index.ts';
import { wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import type { Delivery } from '../../../stand-ins/shopify/webhooks/webhooks.ts';
import { continueWebhooks, handleWebhooks } from './handle-webhooks.ts';
import { createShopTest } from './pages/shop.fixture.ts';
import { syncPages } from './pages/sync-pages.ts';
import { webhookCases } from './webhook-cases.fixture.ts';

// Every topic: its effect, and every way in which a delivery may go wrong. A topic without a row here does not compile.

const { api, io, shop, standIn, installation, project, row, pages } = await createShopTest({ hasNoPauses: true });
const signal = AbortSignal.timeout(120_000);
await syncPages(io, shop.domain, signal);
await changeShop(io.db, (await row()).id, { gid: `gid://shopify/Shop/${shop.id}` });
const stored = await row();
shop.webhooks.hold();
const enqueued = vi.spyOn(io.queue, 'enqueue');
const { shopify } = io;
if (!shopify) throw new Error('no app');
const requested = vi.spyOn(shopify.admin, 'query');

const enqueues = (job: string) => enqueued.mock.calls.some(([, called]) => called === job);
const rows = webhookCases({
  shop,
  row,
  pages,
  enqueues,
  hasShops: async () => (await io.db.select().from(shopifyShops)).length > 0,
  asks: (text) => requested.mock.calls.some(([, , { query }]) => query.includes(text)),
});

const send = ({ headers, body }: Pick<Delivery, 'headers' | 'body'>) =>
  api.request('/shopify/webhooks', { method: 'POST', headers, body });
const work = () => handleWebhooks(io, shop.domain, signal);
const webhooks = () => io.db.select().from(shopifyWebhooks);

function happenOnce(topic: WebhookTopic): Delivery {
  enqueued.mockClear();
  requested.mockClear();
  const [delivery] = rows[topic].happen();
  if (delivery?.topic !== topic) throw new Error(`${topic} was not told`);
  return delivery;
}

/** Restores the installed state after each test. */
afterEach(async () => {
  shop.state = 'open';
  if (!shop.installation) {
    const { tokens, scopes } = shop.install(installation.scopes);
    const { token } = tokens.grantOffline(scopes);
    stored.accessToken = io.keys.encrypt('shopify-token', token.value);
  }
  await io.db.delete(shopifyWebhooks);
  const { id, ...columns } = stored;
  const [remaining] = await io.db.update(shopifyShops).set(columns).returning();
  if (!remaining) await io.db.insert(shopifyShops).values(columns);
  stored.id = (await row()).id;
});

test('the table has every topic', () => expect(Object.keys(rows).sort()).toEqual([...webhookTopics].sort()));

describe.each(webhookTopics)('%s', (topic) => {
  /** Only an uninstalled shop is deleted. */
  const prepare = async () => {
    if (topic === 'shop/redact') await changeShop(io.db, stored.id, { accessToken: null, uninstalledAt: new Date(0) });
  };

  test('has its effect once, and its body is deleted', async () => {
    await prepare();
    const delivery = happenOnce(topic);
    expect((await send(delivery)).status).toBe(200);
    expect((await send(delivery)).status).toBe(200);
    await work();
    expect(await rows[topic].arrived()).toBe(true);
    expect(await webhooks()).toMatchObject([{ topic, body: null, handledAt: expect.any(Date) }]);
    if (rows[topic].isNothing) expect([requested.mock.calls, enqueues('shopify-pages')]).toEqual([[], false]);
    // The same bytes again, and again with another id.
    await send(delivery);
    await send({ ...delivery, headers: { ...delivery.headers, 'x-shopify-webhook-id': crypto.randomUUID() } });
    await work();
    expect(await rows[topic].arrived()).toBe(true);
  });

  test('not signed by Shopify for these bytes: refused, and nothing is stored', async () => {
    const { headers, body } = happenOnce(topic);
    const { 'x-shopify-hmac-sha256': hmac = '', ...unsigned } = headers;
    const other = shop.askPrivacy('customers/redact', { signature: 'wrong' })[0]?.headers ?? {};
    const sent = [
      { headers: unsigned, body },
      { headers: { ...headers, 'x-shopify-hmac-sha256': '' }, body },
      { headers: { ...headers, 'x-shopify-hmac-sha256': other['x-shopify-hmac-sha256'] ?? '' }, body },
      { headers: { ...headers, 'x-shopify-hmac-sha256': Buffer.from(hmac, 'base64').toString('hex') }, body },
      { headers, body: `${body} ` },
      { headers, body: body.replace('{', '{"id":1,') },
      { headers, body: '' },
    ];
    const answers = await Promise.all(sent.map(send));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 401));
    expect(await webhooks()).toEqual([]);
  });

  test('of a shop that is none, or never installed the app: nothing', async () => {
    await prepare();
    const { headers, body } = happenOnce(topic);
    for (const wrong of wrongShops.filter((text) => text !== '' && /^[\x21-\x7e]+$/.test(text))) {
      const answer = await send({ headers: { ...headers, 'x-shopify-shop-domain': wrong }, body });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    const before = await row();
    await send({ headers: { ...headers, 'x-shopify-shop-domain': 'never.myshopify.com' }, body });
    await handleWebhooks(io, 'never.myshopify.com', signal);
    expect(requested.mock.calls).toEqual([]);
    expect(await row()).toEqual(before);
  });

  test('after the app was uninstalled: nothing is requested and nothing is restored', async () => {
    const delivery = happenOnce(topic);
    await changeShop(io.db, stored.id, { accessToken: null, refreshToken: null, pageSync: null, scopes: [] });
    await send(delivery);
    await work();
    expect(requested.mock.calls).toEqual([]);
    const [after] = await io.db.select().from(shopifyShops);
    expect(after?.accessToken ?? null).toBeNull();
  });
});

/** Topics whose handlers read the current state from the shop. */
const asking = webhookTopics.filter(
  (topic) =>
    /^(products|collections)\/(create|update)$/.test(topic) || /^(shop|app_subscriptions)\/update$|scopes/.test(topic),
);

describe.each(asking)('%s while the Admin API', (topic) => {
  test.each([429, 500, 503, 'THROTTLED', 'html'] as const)('answers %s: is not lost', async (fault) => {
    const delivery = happenOnce(topic);
    await send(delivery);
    shop.faults.add({ with: fault, times: 6 });
    await expect(work()).rejects.toThrow('waits for another try');
    expect(await webhooks()).toMatchObject([{ attempts: 1, handledAt: null }]);
    await io.db.update(shopifyWebhooks).set({ claimedUntil: new Date(0) });
    await work();
    expect(await rows[topic].arrived()).toBe(true);
  });

  test.each([401, 402, 403, 404, 423])('answers %s: ends, and the shop stays as it was', async (fault) => {
    const delivery = happenOnce(topic);
    await send(delivery);
    shop.faults.add({ with: fault, times: 2 });
    await work().catch((error: Error) => expect(error.message).toContain('waits for another try'));
    const { projectId, accessToken } = await row();
    expect([projectId, accessToken]).toEqual([project.id, stored.accessToken]);
    while (shop.faults.take(''));
  });
});

test.each(asking)('an empty body of %s is handled without an error', async (topic) => {
  for (const payload of [{}, { id: 'x' }, { id: -1 }, { id: null, updated_at: 'never' }, { id: { $ne: 1 } }]) {
    const [delivery] = shop.webhooks.send(topic, payload);
    if (!delivery) throw new Error('not sent');
    expect((await send(delivery)).status).toBe(200);
  }
  await work();
  expect((await webhooks()).every(({ handledAt }) => handledAt !== null)).toBe(true);
});

test('webhooks do not change a plan that Shopify does not bill', async () => {
  await send(happenOnce('app_subscriptions/update'));
  await work();
  expect((await currentPlan(io.db, project.id)).id).toBe('starter-1000');
});

test('a signed body about another shop than the header names changes neither shop', async () => {
  const other = await standIn.addShop({ handle: 'other' });
  other.webhooks.hold();
  other.install();
  for (const [delivery] of [other.uninstall(), other.askPrivacy('shop/redact')]) {
    if (!delivery) throw new Error('not sent');
    await send({ ...delivery, headers: { ...delivery.headers, 'x-shopify-shop-domain': shop.domain } });
  }
  await work();
  expect((await row()).accessToken).toBe(stored.accessToken);
  expect(api.logged.filter((line) => line.includes('names another shop'))).toHaveLength(2);
});

test('a deletion request from before a reinstallation is ignored', async () => {
  const [late] = shop.askPrivacy('shop/redact');
  if (!late) throw new Error('not sent');
  const after = new Date(Date.parse(late.headers['x-shopify-triggered-at'] ?? '') + 1_000);
  await changeShop(io.db, stored.id, { accessToken: null, uninstalledAt: after });
  await send(late);
  await work();
  expect((await row()).projectId).toBe(project.id);
});

test('themes that are not published may be saved as often as anybody likes', async () => {
  const draft = shop.addTheme('Draft', {});
  enqueued.mockClear();
  const [delivery] = shop.sendThemeWebhook('themes/update', draft);
  if (!delivery) throw new Error('not sent');
  await send(delivery);
  await work();
  expect(enqueues('shopify-theme')).toBe(false);
});

test('a theme that is published while another look runs is looked at again', async () => {
  for (const _ of [1, 2]) {
    const delivery = happenOnce('themes/publish');
    await send(delivery);
    await work();
  }
  expect(enqueued.mock.calls.filter(([, job]) => job === 'shopify-theme')).toHaveLength(2);
});

test('a webhook of a killed worker is handled again after its claim expires', async () => {
  await send(happenOnce('shop/update'));
  await io.db.update(shopifyWebhooks).set({ claimedUntil: new Date(Date.now() + 60_000) });
  enqueued.mockClear();
  await work();
  await continueWebhooks(io);
  expect(enqueued.mock.calls).toEqual([]);
  await io.db.update(shopifyWebhooks).set({ claimedUntil: new Date(0) });
  await continueWebhooks(io);
  expect(enqueued.mock.calls.map(([, job, payload]) => [job, payload])).toEqual([
    ['shopify-webhooks', { shop: shop.domain }],
  ]);
  await work();
  expect(await rows['shop/update'].arrived()).toBe(true);
  expect(await io.db.select().from(shopifyShops).where(eq(shopifyShops.id, stored.id))).toHaveLength(1);
});
