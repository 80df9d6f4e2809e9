import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Answer, createClient, type Get } from './client.ts';

export interface CheckedLayout {
  tree: string;
  get: Get;
  httpOrigin: string;
  httpsOrigin: string;
  /** `/images/{project}` of the demo project. */
  images: string;
  /** Rows of the log for a user agent's name, once there are at least this many. */
  rowsOf(bot: string, atLeast: number): Promise<number>;
}

type Check = (layout: CheckedLayout) => Promise<void>;

const cacheOf = ({ headers }: Answer) => headers['x-cache'];
const agents = {
  slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  whatsapp: 'WhatsApp/2.23.20.0 A',
  telegram: 'TelegramBot (like TwitterBot)',
};
const product = (images: string, version: string) => `${images}/${version}/products/dune-vase.jpg`;

/** A newly started renderer takes its time, and a fallback image is sent meanwhile. */
export async function warmUp({ get, images }: Pick<CheckedLayout, 'get' | 'images'>) {
  for (let n = 0; n < 4; n++) await get(`${images}/warm${n}/products/speckle-bowl.${n % 2 ? 'webp' : 'jpg'}`);
}

/** In this order: later ones check what earlier ones left in the cache. */
export const checks: Record<string, Check> = {
  async 'the production tree has no packages for building and testing'({ tree }) {
    const there = ['vite', 'vitest', 'tailwindcss', '@biomejs/biome', 'drizzle-kit'].filter((name) =>
      existsSync(join(tree, 'node_modules', name)),
    );
    assert.deepEqual(there, []);
  },

  async 'a page over TLS with its security headers, and http leads to it'({ get, httpOrigin, httpsOrigin }) {
    const { status, headers, body } = await get('/');
    assert.equal(status, 200);
    assert.match(body.toString(), /<title>[^<]*Linkbild/);
    assert.equal(headers['strict-transport-security'], 'max-age=31536000');
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers.server, 'nginx');
    const plain = await createClient(httpOrigin)('/preview?a=1');
    assert.deepEqual([plain.status, plain.headers.location], [308, `${httpsOrigin}/preview?a=1`]);
  },

  async 'a picture is drawn once, then sent from the cache byte for byte'({ get, images }) {
    const first = await get(product(images, 'v1'), { 'user-agent': agents.whatsapp });
    const second = await get(product(images, 'v1'), { 'user-agent': agents.whatsapp });
    assert.deepEqual([first.status, cacheOf(first), second.status, cacheOf(second)], [200, 'MISS', 200, 'HIT']);
    assert.equal(first.headers['content-type'], 'image/jpeg');
    assert.ok(first.body.equals(second.body) && first.body.length > 5_000 && first.body[0] === 0xff);
    for (const name of ['etag', 'cache-control', 'cache-tag', 'vary', 'content-security-policy', 'accept-ranges'])
      assert.deepEqual([name, second.headers[name]], [name, first.headers[name]]);
  },

  async 'HEAD, a range and a validator are answered from the cache'({ get, images }) {
    const path = product(images, 'v1');
    const whole = await get(path);
    const head = await get(path, {}, 'HEAD');
    assert.deepEqual(
      [head.status, cacheOf(head), head.headers['content-length'], head.body.length],
      [200, 'HIT', String(whole.body.length), 0],
    );
    const part = await get(path, { range: 'bytes=100-199' });
    assert.deepEqual([part.status, cacheOf(part)], [206, 'HIT']);
    assert.ok(part.body.equals(whole.body.subarray(100, 200)));
    const same = await get(path, { 'if-none-match': String(whole.headers.etag) });
    assert.deepEqual([same.status, cacheOf(same), same.body.length], [304, 'HIT', 0]);
  },

  async 'every format has a place of its own in the cache, spellings of the header have not'({ get, images }) {
    const path = product(images, 'v1');
    const webp = await get(path, { accept: 'image/webp' });
    const again = await get(path, { accept: 'image/webp,image/apng' });
    assert.deepEqual([webp.headers['content-type'], cacheOf(webp), cacheOf(again)], ['image/webp', 'MISS', 'HIT']);
    const browser = await get(path, { accept: 'image/avif,image/webp,*/*;q=0.8' });
    assert.deepEqual([browser.headers['content-type'], cacheOf(browser)], ['image/jpeg', 'HIT']);
    assert.equal(cacheOf(await get(`${path}?made=up`)), 'HIT');
  },

  async 'every fetch is a row of the log: drawn, from the cache, and a herd at once'({ get, images, rowsOf }) {
    const before = await rowsOf('Slack', 0);
    const herd = await Promise.all(
      Array.from({ length: 40 }, () => get(product(images, 'herd'), { 'user-agent': agents.slack })),
    );
    assert.deepEqual(new Set(herd.map(({ status }) => status)), new Set([200]));
    assert.equal(herd.filter((answer) => cacheOf(answer) === 'MISS').length, 1);
    for (let n = 0; n < 60; n++) await get(product(images, 'herd'), { 'user-agent': agents.slack });
    assert.equal((await rowsOf('Slack', before + 100)) - before, 100);
  },

  async 'built files are compressed, kept for good and sent from the cache'({ get, tree }) {
    const folder = join(tree, 'build', 'client', 'assets');
    const name = readdirSync(folder).find((file) => file.endsWith('.js') && statSync(join(folder, file)).size > 50_000);
    const path = `/assets/${name}`;
    const plain = await get(path);
    assert.ok(plain.body.equals(readFileSync(join(folder, String(name)))));
    assert.equal(plain.headers['content-encoding'], undefined);
    const small = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.ok(brotliDecompressSync(small.body).equals(plain.body));
    assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(cacheOf(await get(path, { 'accept-encoding': 'br' })), 'HIT');
    assert.equal((await get(path, { 'accept-encoding': 'gzip' })).headers['content-encoding'], 'gzip');
  },

  async 'what is not for visitors, or depends on who asks, is not given out or kept'({ get, images }) {
    assert.equal((await get('/metrics')).status, 404);
    assert.equal(cacheOf(await get('/')), undefined);
    assert.equal(cacheOf(await get('/images/site/report/demo.png')), undefined);
    assert.equal((await get(images, {}, 'DELETE')).status, 405);
  },
};
