import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startFilteringProxy } from '#io/fetch/guard/filtering-proxy.ts';
import { createLog } from '#io/log/log.ts';
import { startSampleShop } from '../../../../sample-shop/server.ts';
import { isLeftOut } from '../../../../test/optional-parts.ts';
import { findChromium } from './find-chromium.ts';
import { createScreenshots } from './screenshots.ts';

const chromiumPath = findChromium(null);
const shop = await startSampleShop({ port: 0 });
/** Beside us and not allowed: nothing may ever arrive here. */
let reached = 0;
const secret = await listen(() => {
  reached += 1;
});
const page = await listen((url) =>
  url === '/kill'
    ? '<script>for (;;) document.title += "x".repeat(1e6)</script>'
    : `<h1>Hello</h1><img src="http://127.0.0.1:${portOf(secret)}/a.png"><img src="http://localhost:${portOf(secret)}/b.png">
       <script>fetch("http://127.0.0.1:${portOf(secret)}/c").catch(() => 0)</script>`,
);
const hosts = [new URL(shop.url).host, `localhost:${portOf(page)}`];
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const options = { chromiumPath, userAgent: 'LinkbildBot/1.0', allowedPrivateHosts: hosts, log };
const screenshots = createScreenshots(options);
afterAll(async () => {
  secret.close();
  page.close();
  await shop.close();
});

const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];

describe.skipIf(isLeftOut('chromium', chromiumPath !== null))('a page in the browser', () => {
  test('is photographed [3.18]', async () => {
    const shot = await screenshots.take(shop.url, 100);
    if (!shot.ok) throw new Error(shot.detail);
    expect(Buffer.from(shot.png.subarray(1, 4)).toString()).toBe('PNG');
    expect(sizeOf(shot.png)).toEqual([1280, 800]);
    expect(shot.png.length).toBeGreaterThan(10_000);
  });

  test('reaches only what the guard allows', async () => {
    const shot = await screenshots.take(`http://localhost:${portOf(page)}/`, 300);
    expect(shot.ok).toBe(true);
    expect(reached).toBe(0);
    expect(await screenshots.take(`http://127.0.0.1:${portOf(secret)}/`, 0)).toMatchObject({ ok: false });
    expect(reached).toBe(0);
  });

  test('costs only one image if it hangs the browser', async () => {
    const stop = AbortSignal.timeout(6_000);
    const hung = screenshots.take(`http://localhost:${portOf(page)}/kill`, 0, stop);
    expect(await hung).toMatchObject({ ok: false });
    expect((await screenshots.take(shop.url, 0)).ok).toBe(true);
  });
});

test('without a Chromium there is still a result', async () => {
  const none = createScreenshots({ ...options, chromiumPath: null });
  expect(none.isAvailable).toBe(false);
  expect(await none.take(shop.url, 0)).toEqual({ ok: false, detail: 'there is no Chromium' });
  expect(findChromium('/nowhere/chromium')).toBeNull();
});

test('the proxy refuses what the guard refuses', async () => {
  const proxy = await startFilteringProxy([]);
  const answer = await fetch(`${proxy.url}/`, { headers: { host: `127.0.0.1:${portOf(secret)}` } });
  expect(answer.status).toBe(403);
  proxy.close();
  expect(reached).toBe(0);
});

async function listen(answer: (url: string) => string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(answer(request.url ?? '/') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
