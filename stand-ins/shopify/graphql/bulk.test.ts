import { expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

const start = `mutation ($query: String!, $grouped: Boolean! = false) {
  bulkOperationRunQuery(query: $query, groupObjects: $grouped) { bulkOperation { id status } userErrors { code message } }
}`;
const products = '{ products { edges { node { id handle variants { edges { node { id price } } } } } } }';

interface Line {
  id: string;
  handle?: string;
  price?: string;
  __parentId?: string;
}

async function createBulk(count = 30) {
  const parts = await createShopifyTest({ shop: { products: count } });
  const { shop, ask } = parts;
  let id = '';
  const run = async (query: string, grouped = false) => {
    shop.bulk.hold();
    const { data } = await ask(start, { query, grouped });
    id = data.bulkOperationRunQuery.bulkOperation?.id ?? '';
    return data.bulkOperationRunQuery;
  };
  const current = async () =>
    (
      await ask(
        'query ($id: ID!) { bulkOperation(id: $id) { id status errorCode objectCount rootObjectCount fileSize url } }',
        { id },
      )
    ).data.bulkOperation;
  const linesAt = async (url: string) => {
    const text = await (await fetch(url)).text();
    return {
      text,
      lines: text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    };
  };
  return { ...parts, run, current, linesAt };
}

test('runs in the background and leaves a file of lines', async () => {
  const { shop, run, current, linesAt } = await createBulk();
  const { bulkOperation, userErrors } = await run(products);
  expect(userErrors).toEqual([]);
  expect(bulkOperation.status).toBe('CREATED');
  expect(await current()).toMatchObject({ status: 'CREATED', url: null });
  await shop.bulk.release();
  const done = await current();
  expect(done).toMatchObject({
    status: 'COMPLETED',
    errorCode: null,
    rootObjectCount: String(shop.catalogue.products.length),
  });
  const { text, lines } = await linesAt(done.url);
  expect(Number(done.fileSize)).toBe(Buffer.byteLength(text));
  expect(Number(done.objectCount)).toBe(lines.length);
  const roots = lines.filter((line) => !line.__parentId);
  expect(roots).toHaveLength(shop.catalogue.products.length);
  // Children come after their parent, but not next to it.
  expect(lines[1]?.__parentId).toBeUndefined();
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.__parentId) expect(seen).toContain(line.__parentId);
    seen.add(line.id);
  }
  const finished = shop.webhooks.deliveries.find(({ topic }) => topic === 'bulk_operations/finish');
  expect(JSON.parse(finished?.body ?? '')).toMatchObject({
    admin_graphql_api_id: done.id,
    status: 'completed',
    error_code: null,
  });
});

test('is a picture of the moment it ran', async () => {
  const { shop, run, current, linesAt } = await createBulk(0);
  await run(products, true);
  await shop.bulk.release();
  shop.setPrice('halo-table-lamp', 100);
  const { lines } = await linesAt((await current()).url);
  // Grouped: the variants right after their product.
  expect(lines.slice(0, 3).map(({ price }) => price)).toEqual([undefined, '189.00', '209.00']);
});

test('reads pages, articles and their blogs', async () => {
  const { shop, run, current, linesAt } = await createBulk(0);
  await run('{ articles { edges { node { id handle image { url } blog { handle } } } } }');
  await shop.bulk.release();
  const { lines } = await linesAt((await current()).url);
  expect(lines).toHaveLength(shop.catalogue.articles.length);
});

test('queries against the rules are refused', async () => {
  const { run } = await createBulk(0);
  const message = async (query: string) => (await run(query)).userErrors[0];
  expect(await message('{ shop { name } }')).toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('at least one connection'),
  });
  expect(await message('{ products { edges { node { nope } } } }')).toMatchObject({ code: 'INVALID' });
  expect(await message('{ products { edges { node { handle variants { edges { node { id } } } } } } }')).toMatchObject({
    message: expect.stringContaining("must select the 'id' field"),
  });
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: pages { edges { node { id } } }`).join(' ');
  expect(await message(`{ ${many} }`)).toMatchObject({ message: expect.stringContaining('more than 5 connections') });
});

test('five run at a time', async () => {
  const { run } = await createBulk(0);
  for (let count = 0; count < 5; count++) await run(products);
  expect((await run(products)).userErrors[0].code).toBe('OPERATION_IN_PROGRESS');
});

test('a missing scope fails the operation', async () => {
  const { shop, run, current } = await createBulk(0);
  shop.setScopes(['read_content']);
  await run(products);
  await shop.bulk.release();
  expect(await current()).toMatchObject({ status: 'FAILED', errorCode: 'ACCESS_DENIED', url: null });
});
