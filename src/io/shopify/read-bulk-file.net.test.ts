import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopResource } from '#domain/shopify/shop-page.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { readBulkFile } from './read-bulk-file.ts';

// Files as Shopify's storage sends them, complete and truncated.

const product = (id: number, more: object = {}) => ({
  __typename: 'Product',
  id: `gid://shopify/Product/${id}`,
  handle: `p-${id}`,
  title: `Product ${id}`,
  vendor: 'Halm',
  status: 'ACTIVE',
  updatedAt: '2026-11-01T08:00:00Z',
  onlineStoreUrl: `https://halm.example/products/p-${id}`,
  priceRangeV2: { minVariantPrice: { amount: '64.0', currencyCode: 'EUR' } },
  compareAtPriceRange: null,
  t0: [{ key: 'title', value: `Produkt ${id}` }],
  ...more,
});
const variant = (id: number, place: number, availableForSale = false) => ({
  __typename: 'ProductVariant',
  id: `gid://shopify/ProductVariant/${id}-${place}`,
  title: `Size ${place}`,
  price: '64.00',
  compareAtPrice: '0.00',
  availableForSale,
  __parentId: `gid://shopify/Product/${id}`,
});
const photo = (id: number) => ({
  __typename: 'MediaImage',
  image: { url: `https://cdn.example/${id}.jpg`, width: 9, height: 9, altText: null },
  __parentId: `gid://shopify/Product/${id}`,
});
const text = (lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const files = new Map<string, (response: ServerResponse) => void>();
const server = createServer((request, response) => {
  const answer = files.get(request.url ?? '');
  if (answer) answer(response);
  else response.writeHead(404).end();
});
let origin = '';
let safeFetch: SafeFetch;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(origin).host] });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await safeFetch.close();
});

async function read(body: string | ((response: ServerResponse) => void), objects: number, skipLines = 0) {
  files.set('/file', typeof body === 'string' ? (response) => response.end(body) : body);
  const found: ShopResource[] = [];
  const places: number[] = [];
  const end = await readBulkFile(
    { url: `${origin}/file`, objects, languages: ['de'] },
    {
      safeFetch,
      userAgent: 'LinkbildBot/1.0',
      skipLines,
      onResource: (resource, line) => {
        found.push(resource);
        places.push(line);
      },
    },
  );
  return { end, found, places };
}

const three = [product(1), variant(1, 1), variant(1, 2, true), photo(1), product(2), product(3), variant(3, 1)];

test('products with their variants and images, and the line each ends with', async () => {
  const { end, found, places } = await read(text(three), 7);
  expect(end).toMatchObject({ ok: true, lines: 7, unread: 0 });
  expect(found.map(({ handle }) => handle)).toEqual(['p-1', 'p-2', 'p-3']);
  expect(found[0]).toMatchObject({
    images: [{ url: 'https://cdn.example/1.jpg' }],
    product: { price: '64.0', isAvailable: true, variants: [{ title: 'Size 1', compareAtPrice: null }, {}] },
  });
  expect(found[0]?.translations.get('de')).toEqual({ title: 'Produkt 1' });
  expect(found[2]?.product?.isAvailable).toBe(false);
  expect(places).toEqual([4, 5, 7]);
});

test('reading continues after a line', async () => {
  const { found } = await read(text(three), 7, 4);
  expect(found.map(({ handle }) => handle)).toEqual(['p-2', 'p-3']);
});

test('2,000 variants: the first hundred are read, and whether one is available is known', async () => {
  const variants = Array.from({ length: 2_000 }, (_, place) => variant(1, place, place === 1_999));
  const { found } = await read(text([product(1), ...variants]), 2_001);
  expect(found[0]?.product?.variants).toHaveLength(100);
  expect(found[0]?.product?.isAvailable).toBe(true);
});

test('a line of 20 MB and an invalid one are skipped', async () => {
  const body = `${text([product(1, { title: 'x'.repeat(20_000_000) })])}null\n${text([product(2)])}`;
  const { end, found } = await read(body, 3);
  expect(end).toMatchObject({ ok: true, unread: 2 });
  expect(found.map(({ handle }) => handle)).toEqual(['p-2']);
});

test.each<[string, (response: ServerResponse) => void, object, string[]]>([
  [
    'half of its lines',
    (response) => response.end(text(three.slice(0, 5))),
    { ok: false, reason: 'broken', detail: '5 of 7 lines' },
    ['p-1'],
  ],
  [
    'half of a line',
    (response) => response.end(text(three).slice(0, -40)),
    { ok: false, reason: 'broken' },
    ['p-1', 'p-2'],
  ],
  [
    'a connection that ends',
    (response) => {
      response.writeHead(200, { 'content-length': '999999' });
      response.write(text(three), () => response.destroy());
    },
    { ok: false, reason: 'broken' },
    ['p-1', 'p-2'],
  ],
  ['an address that ended', (response) => response.writeHead(403).end(), { ok: false, reason: 'expired' }, []],
  ['a storage that is away', (response) => response.writeHead(503).end(), { ok: false, reason: 'unavailable' }, []],
])('%s is told from a whole file, and what came is given', async (_, answer, end, handles) => {
  const result = await read(answer, 7);
  expect(result.end).toMatchObject(end);
  expect(result.found.map(({ handle }) => handle)).toEqual(handles);
});

test('an error while handling a resource is not taken for a broken file', async () => {
  files.set('/file', (response) => response.end(text(three)));
  const reading = readBulkFile(
    { url: `${origin}/file`, objects: 7, languages: [] },
    {
      safeFetch,
      userAgent: 'LinkbildBot/1.0',
      onResource: () => {
        throw new Error('the database is away');
      },
    },
  );
  await expect(reading).rejects.toThrow('the database is away');
});
