import { describe, expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

describe('access', () => {
  test('a missing scope is told as Shopify tells it', async () => {
    const { shop, ask } = await createShopifyTest();
    shop.setScopes(['read_themes']);
    const { data, errors } = await ask('{ shop { name } product(id: "gid://shopify/Product/1") { id } }');
    expect(data).toEqual({ shop: { name: 'Halm & Ton' }, product: null });
    expect(errors).toEqual([
      {
        message: 'Access denied for product field. Required access: `read_products` access scope.',
        locations: [{ line: 1, column: 17 }],
        path: ['product'],
        extensions: {
          code: 'ACCESS_DENIED',
          documentation: 'https://shopify.dev/api/usage/access-scopes',
          requiredAccess: '`read_products` access scope.',
        },
      },
    ]);
  });

  test('every state of a shop has its status', async () => {
    const { shop, askRaw, token } = await createShopifyTest();
    const status = async (own = token) => (await askRaw('{ shop { id } }', {}, own)).status;
    expect(await status()).toBe(200);
    expect(await status('shpat_none')).toBe(401);
    for (const [state, expected] of [['frozen', 402] as const, ['locked', 423] as const, ['closed', 404] as const]) {
      shop.state = state;
      expect(await status()).toBe(expected);
    }
    shop.state = 'open';
    shop.faults.add({ with: 503, times: 2 });
    expect([await status(), await status(), await status()]).toEqual([503, 503, 200]);
    shop.uninstall();
    expect(await status()).toBe(401);
  });

  test('the token of one shop is nothing in another', async () => {
    const { shopify, token } = await createShopifyTest();
    const other = await shopify.addShop({ handle: 'other' });
    other.install();
    const response = await fetch(other.shopUrl('/admin/api/2026-10/graphql.json'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query: '{ shop { id } }' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  });

  test('a field that Shopify does not have is refused', async () => {
    const { ask } = await createShopifyTest();
    const { errors } = await ask('{ shop { owner } }');
    expect(errors[0].message).toContain('Cannot query field "owner" on type "Shop"');
  });
});

describe('pages', () => {
  test('go forward to the end', async () => {
    const { shop, ask } = await createShopifyTest({ shop: { products: 600 } });
    const query = `query ($after: String) { products(first: 250, after: $after) { nodes { id }
      pageInfo { hasNextPage endCursor } } }`;
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await ask(query, { after });
      ids.push(...data.products.nodes.map(({ id }: { id: string }) => id));
      after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(ids).size).toBe(shop.catalogue.products.length);
    shop.deleteProduct('dune-vase');
    expect(shop.catalogue.products.length).toBe(ids.length - 1);
  });

  test('have Shopify’s limits', async () => {
    const { ask } = await createShopifyTest();
    const message = async (args: string) => (await ask(`{ pages${args} { nodes { id } } }`)).errors[0].message;
    expect(await message('')).toBe('you must provide one of first or last');
    expect(await message('(first: 251)')).toBe('first cannot exceed 250');
    expect(await message('(first: 2, after: "x")')).toBe('Invalid cursor for current pagination sort.');
  });
});

describe('cost', () => {
  const dear = '{ products(first: 100) { nodes { id media(first: 5) { nodes { id } } } } }';

  test('is reported, spent and grows back', async () => {
    const { shopify, shop, ask } = await createShopifyTest();
    const { extensions } = await ask('{ products(first: 2) { nodes { id seo { title } } } }');
    expect(extensions.cost).toMatchObject({
      requestedQueryCost: 6,
      actualQueryCost: 6,
      throttleStatus: { maximumAvailable: 2000, restoreRate: 100 },
    });
    shop.budget = { points: 0, at: shopify.clock.now().getTime() };
    const answer = await ask(dear);
    expect(answer.errors).toEqual([
      {
        message: 'Throttled',
        extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
      },
    ]);
    expect(answer.data).toBeUndefined();
    const { requestedQueryCost, throttleStatus } = answer.extensions.cost;
    expect(throttleStatus.currentlyAvailable).toBeLessThan(requestedQueryCost);
    shopify.clock.advance(20_000);
    expect((await ask(dear)).errors).toBeUndefined();
  });

  test('of one query is at most 1000', async () => {
    const { ask } = await createShopifyTest();
    const { errors } = await ask('{ products(first: 250) { nodes { id media(first: 50) { nodes { id } } } } }');
    expect(errors[0].extensions).toMatchObject({ code: 'MAX_COST_EXCEEDED', maxCost: 1000 });
  });
});
