import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { whenOver } from '../../../test/after-run.ts';
import { createShopifyTest } from '../shopify.fixture.ts';

/** An app that writes down what it is told. */
async function createReceiver() {
  const received: { path: string; topic: string; id: string; body: Record<string, unknown> }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const header = (name: string) => String(request.headers[name]);
    const body = JSON.parse(Buffer.concat(parts).toString());
    received.push({
      path: request.url ?? '',
      topic: header('x-shopify-topic'),
      id: header('x-shopify-webhook-id'),
      body,
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => server.close());
  const appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shopify`;
  const parts = await createShopifyTest({ app: { appUrl } });
  return {
    ...parts,
    received,
    answerWith: (next: number) => {
      status = next;
    },
  };
}

test('can be held and come out of order', async () => {
  const { shop, received } = await createReceiver();
  shop.webhooks.hold();
  shop.setPrice('dune-vase', 100);
  shop.setPrice('dune-vase', 200);
  shop.changeCollection('ceramics', { title: 'Clay' });
  await shop.webhooks.release({ reversed: true });
  expect(received.map(({ topic }) => topic)).toEqual(['collections/update', 'products/update', 'products/update']);
  const prices = received.slice(1).map(({ body }) => (body.variants as { price: string }[])[0]?.price);
  expect(prices).toEqual(['2.00', '1.00']);
});

test('what the app answered is known, and a failed one can be sent again', async () => {
  const { shop, received, answerWith } = await createReceiver();
  answerWith(503);
  const [delivery] = shop.changeDetails({ name: 'Ton & Halm' });
  await shop.sent();
  answerWith(200);
  if (delivery) await shop.webhooks.resend(delivery);
  expect(delivery?.statuses).toEqual([503, 200]);
  expect(received[0]).toEqual(received[1]);
  expect(received[0]?.path).toBe('/shopify/webhooks');
  expect(received[0]?.body.name).toBe('Ton & Halm');
});

test('after uninstalling only that and privacy are told', async () => {
  const { shop, received } = await createReceiver();
  shop.uninstall();
  shop.setPrice('dune-vase', 100);
  shop.askPrivacy('shop/redact');
  await shop.sent();
  expect(received.map(({ topic }) => topic).toSorted()).toEqual(['app/uninstalled', 'shop/redact']);
});

test('scopes, products and the name of a shop', async () => {
  const { shopify, shop, received } = await createReceiver();
  shop.setScopes([...shopify.app.scopes, 'write_themes']);
  await shop.sent();
  shopify.renameShop(shop, 'halm-neu');
  const product = shop.catalogue.productByHandle('dune-vase');
  if (product) shop.addProduct({ ...product, handle: 'new-vase' });
  await shop.sent();
  shop.deleteProduct('new-vase');
  await shop.sent();
  expect(received.map(({ topic }) => topic)).toEqual(['app/scopes_update', 'products/create', 'products/delete']);
  expect(received[0]?.body.current).toContain('write_themes');
  expect(shop.webhooks.deliveries.at(-1)?.headers['x-shopify-shop-domain']).toBe('halm-neu.myshopify.com');
  // The old permanent domain goes on leading to the shop.
  expect((await fetch(`${shopify.url}/shops/halm.myshopify.com/products/dune-vase`)).status).toBe(200);
});

test('what one test changes, no other has', async () => {
  const first = await createShopifyTest();
  first.shopify.app.webhooks['products/update'] = '/elsewhere';
  first.shopify.app.scopes.push('write_orders');
  const second = await createShopifyTest();
  expect(second.shopify.app.webhooks['products/update']).toBe('/webhooks');
  expect(second.shop.installation?.scopes).not.toContain('write_orders');
});
