import type { BrowserContext, FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { audits, projects, shopifyShops } from '#io/db/schema/index.ts';
import { defaultThemeFiles } from '../stand-ins/shopify/themes/theme.ts';
import { waitFor } from '../test/api.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { createShopifySite } from './start-site.ts';

// A merchant installs the app, puts the tag into a copy of the theme, changes a price and the theme, leaves, and comes
// back.

withBrowser();
const { api, shop, siteUrl } = await createShopifySite();
const product = shop.catalogue.products.at(0);

const firstImage = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
const storefront = async (path: string) => (await fetch(shop.storefrontUrl + path)).text();
const live = /^Your Linkbild images are live on the pages your plan covers: 25 of \d+ pages\./;
const asWhatsApp = (url: string) => fetch(url, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });

test('install, patch, publish, price, theme, leave, return [1.8]', async () => {
  const context = await newContext({});
  const page = await context.newPage();
  const troubles = watch(page);
  const app = page.frameLocator('iframe[name="app-iframe"]');
  const open = () => page.goto(shop.adminUrl('/apps/linkbild'));

  await open();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await app.getByRole('heading', { name: 'How your shared links look', exact: true }).waitFor();
  // The first check starts by itself.
  await app.getByText(/^\d+ of 100$/).waitFor();
  const change = app.getByRole('button', { name: 'Change template: Products', exact: true });
  await change.waitFor();
  await change.click();
  const choices = app.getByRole('dialog', { name: 'Products: choose a template', exact: true });
  await choices.getByRole('button', { name: 'Use this one: Price tag', exact: true }).click();
  await app.getByText('9 pages · Price tag', { exact: true }).waitFor();
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await app.getByText('9 pages · Photo beside text', { exact: true }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  const languages = app.getByRole('button', { name: 'Allow reading them', exact: true });
  await languages.click();
  await page.getByRole('button', { name: 'Grant access', exact: true }).click();
  await languages.waitFor({ state: 'detached' });

  await app.getByRole('link', { name: 'Theme', exact: true }).click();
  await app.getByRole('heading', { name: 'What changes in your theme', exact: true }).waitFor();
  await app.getByText('snippets/linkbild.liquid').waitFor();
  await app.getByRole('button', { name: 'Allow changes in a copy', exact: true }).click();
  await page.getByRole('button', { name: 'Grant access', exact: true }).click();
  // It goes on by itself.
  await app.getByText(/The copy “.*” is ready/).waitFor();
  // The free plan leaves pages out, which is said before anything goes live.
  await app.getByText(/^Your plan covers 25 of \d+ pages\. The others keep their own image\./).waitFor();
  const path = `/products/${product?.handle}`;
  expect(firstImage(await storefront(path))).not.toContain(siteUrl);
  await app.getByRole('button', { name: 'Publish the copy', exact: true }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Publish the copy', exact: true }).click();
  await app.getByText(/is live with the change/).waitFor();
  await app.getByRole('link', { name: 'See it work', exact: true }).click();
  await app.getByRole('heading', { name: 'Share your first link', exact: true }).waitFor();

  await open();
  await fullAppIsLive(context, app);

  // WhatsApp gets our image, and after a new price another one at another address.
  const before = firstImage(await storefront(path));
  expect(before.startsWith(`${siteUrl}/images/`)).toBe(true);
  const image = await asWhatsApp(before);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await image.arrayBuffer());
  await shop.setPrice(product?.handle ?? '', 1234, 5678);
  await shop.sent();
  const after = firstImage(await storefront(path));
  expect(after).not.toBe(before);
  const changed = await asWhatsApp(after);
  expect(changed.status).toBe(200);
  expect(Buffer.from(await changed.arrayBuffer()).equals(bytes)).toBe(false);

  // The share from before is shown whenever the Overview is opened.
  await open();
  await app.getByText(/^WhatsApp fetched your image · \d\d:\d\d$/).waitFor();

  // The merchant's switch, by keyboard: off for products, and back.
  await open();
  await app.getByText(live).waitFor();
  await app.getByRole('switch', { name: 'Products', exact: true }).focus();
  await page.keyboard.press('Space');
  await app.getByText(/^Live on collection pages, info pages, the blog, and the home page and all others\./).waitFor();
  await app.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  expect(firstImage(await storefront(path))).not.toContain(siteUrl);
  expect(firstImage(await storefront('/pages/about'))).toContain(siteUrl);
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await app.getByText(live).waitFor();
  // The page says so at once, the shop a moment later.
  await expect.poll(async () => firstImage(await storefront(path))).toBe(after);

  // Another theme without the tag is told by mail, and shown with its own change.
  await waitFor(async () => (await shopRow())?.theme?.tag.state === 'first', 'the tag in the published theme');
  shop.publishTheme(shop.addTheme('Spring', defaultThemeFiles()));
  await waitFor(async () => (await shopRow())?.theme?.tag.state === 'absent', 'the look at the new theme');
  await open();
  await app.getByText(/^Your theme doesn’t show your Linkbild images yet\./).waitFor();

  await page.goto(shop.adminUrl('/settings/apps'));
  await page.getByRole('button', { name: 'Uninstall', exact: true }).click();
  await waitFor(async () => (await shopRow())?.accessToken === null, 'the end of the tokens');
  expect((await asWhatsApp(after)).status).toBe(200);

  await open();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await app.getByText(/^Your plan covers 25 of \d+ pages( so far)?\. A larger plan includes more\.$/).waitFor();
  expect(await api.io.db.select({ id: projects.id }).from(projects)).toHaveLength(1);
  expect(troubles).toEqual([]);
  await context.close();
});

/** The full app knows it too: the project is verified, its live pages are audited, and its templates say so. */
async function fullAppIsLive(context: BrowserContext, app: FrameLocator) {
  await waitFor(async () => (await projectRow())?.verifiedAt instanceof Date, 'the verified project');
  expect((await api.io.db.select().from(audits)).filter(({ trigger }) => trigger === 'live')).toHaveLength(1);
  const studio = context.waitForEvent('page');
  await app.getByRole('button', { name: 'Open Linkbild', exact: true }).click();
  const page = await studio;
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${siteUrl}/app/${(await projectRow())?.slug}/templates`);
  await page
    .getByRole('button', { name: /^Live: “/ })
    .first()
    .waitFor();
  await page.close();
}

const projectRow = async () => (await api.io.db.select().from(projects))[0];
const shopRow = async () => (await api.io.db.select().from(shopifyShops))[0];
