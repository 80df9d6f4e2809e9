import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createStartingListener } from './starting-listener.ts';

const siteUrl = 'https://linkbild.example';
const addresses = {
  imagesUrl: `${siteUrl}/images`,
  draftsUrl: `${siteUrl}/drafts`,
  demosUrl: `${siteUrl}/demos`,
  screenshotsUrl: `${siteUrl}/screenshots`,
  qrUrl: `${siteUrl}/qr`,
};
const server = createServer(createStartingListener({ siteUrl, ...addresses }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const browser = 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8';
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { accept: browser, ...headers } });

describe('while the server starts, a person gets a page', () => {
  test('that waits, opens by itself and is stored nowhere', async () => {
    const response = await ask('/app?page=2');
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('<meta http-equiv="refresh" content="2">');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test.each([
    ['/de', 'en', 'de'],
    ['/de/impressum', 'en', 'de'],
    ['/imprint', 'de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['/imprint', 'fr,en;q=0.5', 'en'],
    ['/imprint', 'fr', 'en'],
  ])('of %s for a browser that prefers %s in %s', async (path, preferred, language) => {
    const html = await (await ask(path, { 'accept-language': preferred })).text();
    expect(html).toContain(`<html lang="${language}">`);
  });
});

describe('while the server starts, JSON answers', () => {
  test.each([
    ['a program', '/app', { accept: '*/*' }, 'GET'],
    ['the API', '/api/health', {}, 'GET'],
    ['the address of an image opened in a browser', '/images/0/og.jpg', {}, 'GET'],
    ['a live image without an extension', '/images/0/v1/https://shop.example/mug', {}, 'GET'],
    ['an image of a page', '/og/preview.png', {}, 'GET'],
    ['a form', '/login', {}, 'POST'],
  ])('%s', async (_, path, headers, method) => {
    const response = await ask(path, headers, method);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'NOT_READY', status: 'starting' });
  });

  test('whether the process is alive', async () => {
    const response = await ask('/api/health/live');
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok' }]);
  });
});
