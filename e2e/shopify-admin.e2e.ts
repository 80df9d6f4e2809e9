// The stand-in's admin in a real browser, with an app that has nothing of Linkbild: what App Bridge promises an app.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readSessionToken } from '../stand-ins/shopify/auth/sign.ts';
import { startShopify } from '../stand-ins/shopify/server.ts';
import { whenOver } from '../test/after-run.ts';
import { newContext, withBrowser } from './browser.ts';

withBrowser();

/** Says who it was asked by, and has a button for each thing an app may want of the admin. */
const appHtml = (apiKey: string, standInUrl: string) => `<!doctype html><title>Small app</title>
<meta name="shopify-api-key" content="${apiKey}"><script src="${standInUrl}/shopifycloud/app-bridge.js"></script>
<s-app-nav><s-link href="/app/second">Second</s-link></s-app-nav>
<p id="who"></p><p id="scopes"></p>
<button id="toast" onclick="shopify.toast.show('Saved')">toast</button>
<button id="ask" onclick="shopify.scopes.request(['write_themes']).then(({ result }) => { scopes.textContent = result })">ask</button>
<button id="out" onclick="window.open('/left', '_top')">out</button>
<script>fetch('/who').then((response) => response.text()).then((text) => { who.textContent = text; });</script>`;

async function createSmallApp() {
  const shopify = await startShopify();
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/who') response.end(request.headers.authorization ?? 'nobody');
    else if (request.url === '/left') response.end('<h1>Out of the frame</h1>');
    else response.end(appHtml(shopify.app.apiKey, shopify.url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shopify.app.appUrl = `http://localhost:${(server.address() as AddressInfo).port}/app`;
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
    await shopify.close();
  });
  return shopify;
}

test('installs from the listing; the app in the frame gets tokens, toasts and scopes', async () => {
  const shopify = await createSmallApp();
  const shop = await shopify.addShop({ handle: 'halm', user: { locale: 'de' } });
  const context = await newContext();
  whenOver(() => context.close());
  const page = await context.newPage();
  await page.goto(`${shopify.url}/apps/linkbild`);
  await page.getByRole('link', { name: 'Halm & Ton', exact: true }).click();
  await page.getByRole('button', { name: 'Installieren', exact: true }).click();

  const app = page.frameLocator('iframe[name=app-iframe]');
  await expect.poll(() => app.locator('#who').textContent()).toContain('Bearer ');
  const token = (await app.locator('#who').textContent())?.replace('Bearer ', '') ?? '';
  expect(readSessionToken(shopify.app, token, shop.domain, new Date())?.sub).toBe(String(shop.user.id));
  const frame = page.frame({ name: 'app-iframe' });
  expect(await frame?.evaluate('shopify.config')).toEqual({
    apiKey: shopify.app.apiKey,
    host: btoa('admin.shopify.com/store/halm').replace(/=+$/, ''),
    shop: 'halm.myshopify.com',
    locale: 'de',
  });

  await app.locator('#toast').click();
  await expect.poll(() => page.locator('#toasts').textContent()).toBe('Saved');
  await app.locator('#ask').click();
  await page.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect.poll(() => app.locator('#scopes').textContent()).toBe('declined-all');
  await app.locator('#ask').click();
  await page.getByRole('button', { name: 'Zugriff gewähren', exact: true }).click();
  await expect.poll(() => app.locator('#scopes').textContent()).toBe('granted-all');
  expect(shop.installation?.scopes).toContain('write_themes');

  await page.getByRole('button', { name: 'Second', exact: true }).click();
  await expect.poll(() => page.url()).toBe(shop.adminUrl('/apps/linkbild/second'));
  await expect.poll(() => app.locator('#who').textContent()).toContain('Bearer ');
  await app.locator('#out').click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Out of the frame');
});
