import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { editTags } from '#domain/audit/edit/edit-tags.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';

const { api, shop } = await createShopApi();
const visitor = api.as(null);
const { host } = new URL(shop.url);
const lamp = `${shop.url}/products/halo-table-lamp`;

test('returns the meta tags of a page to anybody [7.32] [3.9]', async () => {
  const meta = await visitor.getMetaTags({ query: { url: lamp } });
  expect(meta).toMatchObject({
    url: lamp,
    title: expect.stringContaining('Halo'),
    siteName: expect.any(String),
    og: { title: expect.any(String), images: [expect.objectContaining({ url: expect.stringMatching(/^http/) })] },
    twitter: { card: expect.any(String) },
    urlData: { hostname: 'localhost', origin: shop.url },
  });
});

test('returns texts of a page by selectors to logged-in people [7.32]', async () => {
  const call = { body: { url: lamp, selectors: { heading: 'h1', missing: '.no-such-part' } } };
  const { token } = await api.addPerson('selects@example.com');
  expect((await api.as(token).getSelectorData(call)).data).toEqual({
    heading: expect.stringContaining('Halo'),
    missing: null,
  });
  await expect(visitor.getSelectorData(call)).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['A table lamp with a linen shade', false],
  ['What a fucking lamp', true],
])('reports whether "%s" has a bad word: %s [7.26]', async (text, hasBadword) => {
  expect(await visitor.hasBadword({ body: { text } })).toEqual({ hasBadword });
});

const evidenceOf = (url: string) => visitor.getPageEvidence({ query: { url } });

test('the evidence of a page gives the same cards as the check, and others with other tags', async () => {
  const checked = await visitor.checkSubPage({ body: { website: lamp } });
  const evidence = await evidenceOf(lamp);
  const audit = auditPage(evidence);
  expect(audit.score.score).toBe(checked.score);
  expect(JSON.stringify(evidence).length).toBeLessThan(60_000);
  const edited = auditPage(editTags(evidence, [{ key: 'og:title', value: 'Another lamp' }]));
  expect(edited.platforms.find(({ platform }) => platform === 'slack')?.card.title).toBe('Another lamp');
});

test('an address without a protocol is tried with https and then with http', async () => {
  const checked = await visitor.checkSubPage({ body: { website: `${host}/products/halo-table-lamp` } });
  expect(checked.url).toBe(lamp);
  // If https was typed, http is not tried.
  const secure = { website: `https://${host}/products/halo-table-lamp` };
  await expect(visitor.checkSubPage({ body: secure })).rejects.toMatchObject({ status: 422 });
});

test.each([
  ['', 'Enter a valid URL.'],
  ['not an address', 'Enter a valid URL.'],
  [`shop.example/${'a'.repeat(2_000)}`, 'This URL is longer than 2,000 characters. Enter a shorter one.'],
])('%.20s is refused with a sentence', async (website, message) => {
  await expect(visitor.checkSubPage({ body: { website } })).rejects.toMatchObject({
    status: 422,
    errors: { website: [message] },
  });
});

test('an image of any site is measured, and read for a card that is downloaded', async () => {
  const evidence = await evidenceOf(lamp);
  const url = evidence.meta.og.images[0]?.url ?? '';
  const probe = await visitor.probeImage({ body: { url } });
  expect(probe).toMatchObject({ ok: true, width: expect.any(Number), type: expect.any(String) });
  const image = await visitor.getCardImage({ body: { url } });
  expect(image.contentType).toMatch(/^image\/(jpeg|png|webp|svg\+xml)$/);
  expect(Buffer.from(image.base64, 'base64').length).toBe(probe.ok && probe.bytes);
});

test.each([
  ['the page itself', lamp, /doesn’t lead to an image/],
  ['an address in the local network', 'http://127.0.0.1:1/a.png', /isn’t public/],
  ['a missing file', `${shop.url}/no-such.png`, /404/],
])('%s is not read as an image', async (_, url, words) => {
  expect(await visitor.probeImage({ body: { url } })).toMatchObject({ ok: false });
  await expect(visitor.getCardImage({ body: { url } })).rejects.toMatchObject({
    status: 422,
    errors: { url: [expect.stringMatching(words)] },
  });
});
