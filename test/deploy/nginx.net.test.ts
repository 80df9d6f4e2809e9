import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitFor } from '../api.ts';
import { freePort } from '../instance.ts';
import { isLeftOut } from '../optional-parts.ts';
import { createClient, type Get } from './client.ts';
import { findNginx, startNginx } from './nginx.ts';

// The shipped configuration in front of a server whose images expire after a second: every fetch is either seen by that
// server or a line in the folder, and never both. The rest is in `npm run test:deploy`.

const program = findNginx();
const image = '/images/0f0f0f0f-0000-4000-8000-000000000000';
let status = 200;
const seen: string[] = [];
const server = createServer((request, response) => {
  // As Linkbild counts.
  if (request.headers['sec-fetch-site'] !== 'same-origin') seen.push(request.headers['user-agent'] ?? '');
  const headers = {
    'cache-control': 'public, max-age=1, stale-while-revalidate=60',
    etag: '"a"',
    'accept-ranges': 'bytes',
    'content-length': '5',
  };
  if (status === 200 && request.headers['if-none-match'] === '"a"')
    return void response.writeHead(304, { etag: '"a"', 'cache-control': headers['cache-control'] }).end();
  response.writeHead(status, status === 200 ? headers : {}).end('image');
});

describe.skipIf(isLeftOut('nginx', Boolean(program)))('the shipped nginx configuration', () => {
  let folder: string;
  let hitFolder: string;
  let get: Get;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    // Not before: where nginx is missing, nothing would remove it.
    folder = mkdtempSync(join(tmpdir(), 'linkbild-nginx-'));
    hitFolder = join(folder, 'hits');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    nginx = await startNginx(program ?? '', { folder, httpPort, httpsPort, webPorts: [port, port], hitFolder });
    get = createClient(`https://localhost:${httpsPort}`, nginx.certificate);
    const isUp = () =>
      get('/').then(
        () => true,
        () => false,
      );
    await waitFor(isUp, 'nginx');
  });
  afterAll(async () => {
    await nginx.stop();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const lines = () =>
    readdirSync(hitFolder).flatMap((name) => readFileSync(join(hitFolder, name), 'utf8').trim().split('\n'));
  /** How often an agent was seen by the server, and how many lines it has. */
  const countOf = (agent: string) => ({
    seen: seen.filter((name) => name === agent).length,
    lines: lines().filter((line) => line.includes(`"agent":"${agent}"`)).length,
  });
  const ask = async (agent: string, path: string, headers = {}, method = 'GET') => {
    const answer = await get(path, { 'user-agent': agent, ...headers }, method);
    return [answer.status, answer.headers['x-cache']];
  };

  test('counts first and repeated fetches, HEAD, range, validator, and an agent with all kinds of characters', async () => {
    const path = `${image}/v1/a.jpg`;
    expect(await ask('one', path)).toEqual([200, 'MISS']);
    expect(await ask('one', path)).toEqual([200, 'HIT']);
    expect(await ask('one', path, {}, 'HEAD')).toEqual([200, 'HIT']);
    expect(await ask('one', path, { range: 'bytes=0-1' })).toEqual([206, 'HIT']);
    expect(await ask('one', path, { 'if-none-match': '"a"' })).toEqual([304, 'HIT']);
    await expect.poll(() => countOf('one')).toEqual({ seen: 1, lines: 4 });
    await ask('"quoted" \\ {"address":1}', path);
    // nginx writes the line after the answer.
    const last = () => JSON.parse(lines().at(-1)?.replace(/^\S+ /, '') ?? '');
    await expect.poll(last).toMatchObject({ address: path, agent: '"quoted" \\ {"address":1}', status: 200 });
  });

  test('an expired copy is sent and renewed in the background: it counts once', async () => {
    const path = `${image}/v1/b.jpg`;
    await ask('filling', path);
    await wait(2_100); // nginx counts whole seconds.
    expect(await ask('stale', path)).toEqual([200, 'STALE']);
    await expect.poll(() => countOf('stale')).toEqual({ seen: 0, lines: 1 });
    await expect.poll(() => ask('after', path)).toEqual([200, 'HIT']);
  });

  test('without a server the old copy is sent and counted', async () => {
    const path = `${image}/v1/c.jpg`;
    await ask('filling', path);
    await wait(2_100);
    status = 503;
    for (let n = 0; n < 5; n++) expect((await ask('away', path))[0]).toBe(200);
    status = 200;
    await expect.poll(() => countOf('away')).toEqual({ seen: 0, lines: 5 });
  });

  test('other paths are not logged as hits, and made-up queries are the same image', async () => {
    expect(await ask('other', '/')).toEqual([200, undefined]);
    expect(await ask('other', '/images/site/report/x.png')).toEqual([200, undefined]);
    await ask('query', `${image}/v1/d.jpg`);
    expect(await ask('query', `${image}/v1/d.jpg?x=1`)).toEqual([200, 'HIT']);
    expect(await ask('query', `${image}/og.jpg?url=1`)).toEqual([200, 'MISS']);
    expect(await ask('query', `${image}/og.jpg?url=2`)).toEqual([200, 'MISS']);
    expect(countOf('other').lines).toBe(0);
  });
});
