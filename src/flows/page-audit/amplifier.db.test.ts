import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { createTestApi } from '../../../test/api.ts';
import { checkPage } from './check-page.ts';

// One request of a stranger must not become twenty to somebody else, nor hundreds of megabytes.

const servers: ReturnType<typeof createServer>[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const IMAGE_BYTES = 9_000_000;
let requests = 0;
const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c02040' } })
  .jpeg()
  .toBuffer();
const html = '<!doctype html><title>Mug</title>';
const victim = await serve((request, response) => {
  requests += 1;
  if (request.url === '/picture') return void response.setHeader('content-type', 'image/jpeg').end(photo);
  response.setHeader('content-type', 'text/html').end(html);
});
/** No length and no ranges. */
const large = await serve((request, response) => {
  if (request.url?.endsWith('.jpg')) {
    response.setHeader('content-type', 'image/jpeg').write(photo);
    response.end(Buffer.alloc(IMAGE_BYTES));
    return;
  }
  const tag = `<meta property="og:image" content="http://${request.headers.host}/large.jpg">`;
  response.setHeader('content-type', 'text/html').end(`${html}${tag}`);
});
const hosts = [victim, large];
const typed = await Promise.all(
  [1, 2].map(() => serve((_, response) => void response.writeHead(302, { location: `http://${victim}/` }).end())),
);
const showing = await serve((_, response) => {
  response
    .setHeader('content-type', 'text/html')
    .end(`${html}<meta property="og:image" content="http://${victim}/picture">`);
});
const real = createSafeFetch({ allowedPrivateHosts: [...hosts, ...typed, showing] });
afterAll(() => real.close());
/** Bytes that were read of each image. */
const read: number[] = [];
const safeFetch: SafeFetch = {
  ...real,
  async stream(url, options) {
    const answer = await real.stream(url, options);
    if (!answer.ok) return answer;
    const at = read.push(0) - 1;
    const counted = async function* () {
      for await (const chunk of answer.body) {
        read[at] = (read[at] ?? 0) + chunk.byteLength;
        yield chunk;
      }
    };
    return { ...answer, body: counted() };
  },
};
const { io } = await createTestApi({ safeFetch, politeFetch: safeFetch });

async function stagesOf(url: string): Promise<string[]> {
  const stages: string[] = [];
  for await (const { stage } of checkPage(io, { url })) stages.push(stage);
  return stages;
}

test('hosts of redirects and images are counted like the entered host', async () => {
  expect(await stagesOf(`http://${typed[0]}/`)).toContain('reach');
  for (let count = 1; count < limits.crawlerLooks.max; count++) await countAgainst(io, limits.crawlerLooks, victim);
  requests = 0;
  expect(await stagesOf(`http://${typed[1]}/`)).not.toContain('reach');
  expect(requests).toBe(1);
  expect(await stagesOf(`http://${showing}/`)).not.toContain('reach');
});

test('an image of 9 MB is read whole once, and for each crawler as far as its header', async () => {
  read.length = 0;
  expect(await stagesOf(`http://${large}/`)).toContain('reach');
  const [whole = 0, second = 0, ...others] = read.toSorted((one, other) => other - one);
  expect(whole).toBeGreaterThan(IMAGE_BYTES);
  expect(others.length).toBeGreaterThan(8);
  expect(second).toBeLessThan(200_000);
});
