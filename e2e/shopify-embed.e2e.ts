import { expect, test } from 'vitest';
import { shopifyShops } from '#io/db/schema/index.ts';
import { waitFor } from '../test/api.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { createShopifySite } from './start-site.ts';

// The way without code: a merchant switches the app embed on, sees where their images are live, and switches it off.

withBrowser();
const { api, shop, siteUrl } = await createShopifySite();

const images = async (path: string) => {
  const html = await (await fetch(shop.storefrontUrl + path)).text();
  return [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, url = '']) =>
    url.startsWith(`${siteUrl}/images/`) ? 'ours' : 'theirs',
  );
};
const photo = `/products/${shop.catalogue.products.at(0)?.handle}`;

const theme = async () => (await api.io.db.select().from(shopifyShops))[0]?.theme;

test('the app embed: switched on, live where pages show it, switched off again', async () => {
  const context = await newContext({});
  const page = await context.newPage();
  const troubles = watch(page);
  const app = page.frameLocator('iframe[name="app-iframe"]');
  const open = () => page.goto(shop.adminUrl('/apps/linkbild'));
  const toTheme = () => app.getByRole('link', { name: 'Theme', exact: true }).click();
  await open();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await app.getByRole('heading', { name: 'How your shared links look', exact: true }).waitFor();
  // Its pages are read: each kind has one to look at.
  await app.getByText('9 pages · Photo beside text', { exact: true }).waitFor();
  await toTheme();
  await app.getByText('Missing', { exact: true }).waitFor();
  expect([await images('/pages/about'), await images(photo)]).toEqual([[], ['theirs']]);

  // The link leads to Shopify's theme editor with the embed switched on; saving is the merchant's.
  await app.getByRole('link', { name: 'Switch on the app embed', exact: true }).click();
  const box = page.getByRole('checkbox', { name: /^Linkbild/ });
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => images('/pages/about')).toEqual(['ours']);
  expect(await images(photo)).toEqual(['theirs']);

  // Shopify tells of the saved theme a moment later.
  await waitFor(async () => Boolean((await theme())?.check?.ours.includes('page')), 'the look at the pages');
  await open();
  const live = app.getByText(/^The app embed is on, and your Linkbild images are live on .*pages/);
  await live.waitFor();
  expect(await live.textContent()).toMatch(/On product pages.* links still show another image or none\./);
  await app.getByText('Partly live', { exact: true }).waitFor();
  const badgeOf = (name: string) =>
    app
      .getByRole('listitem')
      .filter({ has: app.getByRole('heading', { name, exact: true }) })
      .getByText('Live', { exact: true });
  await badgeOf('Pages').waitFor();
  expect(await badgeOf('Products').count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  await toTheme();
  await app.getByText('App embed on', { exact: true }).waitFor();
  await app.getByText(/^On .*, our image comes first/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  await page.goto(shop.adminUrl('/themes/current/editor?context=apps'));
  await box.uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => images('/pages/about')).toEqual([]);
  await waitFor(async () => (await theme())?.tag.state === 'absent', 'the look at the theme');
  await open();
  await app.getByText(/^The app embed is switched off in your theme\./).waitFor();
  await toTheme();
  await app.getByText('The app embed is off.', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
