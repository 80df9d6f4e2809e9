import { expect, test } from 'vitest';
import { createShopApi } from '../../../test/api-with-shop.ts';

const { api, shop } = await createShopApi();
const url = `${shop.url}/products/halo-table-lamp`;

test('returns the meta tags of a page to anybody [7.32] [3.9]', async () => {
  const meta = await api.as(null).getMetaTags({ query: { url } });
  expect(meta).toMatchObject({
    url,
    title: expect.stringContaining('Halo'),
    siteName: expect.any(String),
    og: { title: expect.any(String), images: [expect.objectContaining({ url: expect.stringMatching(/^http/) })] },
    twitter: { card: expect.any(String) },
    urlData: { hostname: 'localhost', origin: shop.url },
  });
});

test('returns texts of a page by selectors to logged-in people [7.32]', async () => {
  const call = { body: { url, selectors: { heading: 'h1', missing: '.no-such-part' } } };
  const { token } = await api.addPerson('selects@example.com');
  expect((await api.as(token).getSelectorData(call)).data).toEqual({
    heading: expect.stringContaining('Halo'),
    missing: null,
  });
  await expect(api.as(null).getSelectorData(call)).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['A table lamp with a linen shade', false],
  ['What a fucking lamp', true],
])('reports whether "%s" has a bad word: %s [7.26]', async (text, hasBadword) => {
  expect(await api.as(null).hasBadword({ body: { text } })).toEqual({ hasBadword });
});
