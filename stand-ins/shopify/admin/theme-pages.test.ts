import { expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('a merchant edits a file where the link leads', async () => {
  const { shop } = await createShopifyTest();
  const { id } = shop.publishedTheme;
  const address = shop.adminUrl(`/themes/${id}?key=${encodeURIComponent('layout/theme.liquid')}`);
  expect(await (await fetch(address)).text()).toContain('aria-label="layout/theme.liquid"');
  await post(address, { content: 'line one\r\nline two' });
  expect(shop.publishedTheme.files.get('layout/theme.liquid')?.bytes.toString()).toBe('line one\nline two');
  expect(shop.webhooks.deliveries.map(({ topic }) => topic)).toEqual(['themes/update']);
  expect((await fetch(shop.adminUrl('/themes/1'))).status).toBe(404);
});

test('a merchant publishes a theme', async () => {
  const { shop } = await createShopifyTest();
  const copy = shop.addTheme('Copy', {});
  await post(shop.adminUrl('/themes'), { publish: String(copy.id) });
  expect(shop.publishedTheme).toBe(copy);
});

test('a link asks for an app embed, saving switches it on', async () => {
  const { shopify, shop } = await createShopifyTest({ app: { embeds: { tags: '<meta name="own">' } } });
  const { extensionUuid } = shopify.app;
  // As https://{shop}.myshopify.com/admin/themes/current/editor.
  const link = shop.shopUrl(`/admin/themes/current/editor?context=apps&activateAppId=${extensionUuid}/tags`);
  const response = await fetch(link);
  expect(new URL(response.url).pathname).toBe('/store/halm/themes/current/editor');
  expect(await response.text()).toContain('value="tags" checked');
  const page = async () => (await fetch(shop.storefrontUrl)).text();
  expect(await page()).not.toContain('<meta name="own">');
  await post(response.url, { embed: 'tags' });
  expect(await page()).toContain('<meta name="own">');
  await post(response.url, {});
  expect(await page()).not.toContain('<meta name="own">');
});

test('a merchant uninstalls the app', async () => {
  const { shop } = await createShopifyTest();
  await post(shop.adminUrl('/settings/apps'), { decision: 'uninstall' });
  expect(shop.installation).toBeNull();
  // Opening it again leads to the installation.
  const open = await fetch(shop.adminUrl('/apps/linkbild'), { redirect: 'manual' });
  expect(open.headers.get('location')).toContain('/oauth/install?client_id=');
});
