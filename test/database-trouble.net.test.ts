import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { withoutIds } from '#io/log/log.ts';
import { waitFor } from './api.ts';
import { haltDatabase, postmasterOf } from './embedded-processes.ts';
import { admin, freePort, type Instance, newDataDir, removeDataDir, startInstance } from './instance.ts';

// The database dies, hangs and recovers under load: nobody is logged out, and the health check reports the truth.

const dataDir = newDataDir();
let instance: Instance;
let cookie = '';
let healthPort = 0;
beforeAll(async () => {
  healthPort = await freePort();
  instance = await startInstance(dataDir, { SAMPLE_SHOP_PORT: '0', HEALTH_PORT: String(healthPort) });
  const headers = { ...callHeaders, origin: instance.url };
  const body = JSON.stringify(admin);
  const answer = await fetch(`${instance.url}/api/auth/login`, { method: 'POST', headers, body });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await instance?.stop();
  removeDataDir(dataDir);
});

const get = (path: string) => fetch(`${instance.url}${path}`, { headers: { cookie }, redirect: 'manual' });
const health = async () => {
  const response = await fetch(`${instance.url}/api/health`);
  return { status: response.status, body: await response.json() };
};
/** What a load balancer asks before it sends requests for images here, on both ports, and such a request. */
async function expectImages(parts: { database: string; storage: string }) {
  for (const url of [instance.url, `http://localhost:${healthPort}`]) {
    const ready = await fetch(`${url}/api/health/images`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: 'ok', ...parts })]);
  }
  const image = await fetch(`${instance.url}/images/00000000-0000-4000-8000-000000000000/1/vase.jpg`);
  // Of a project that nobody knows: without a database nobody can say that there is none.
  const status = parts.database === 'ok' ? 404 : 200;
  expect([image.status, image.headers.get('content-type')]).toEqual([status, 'image/jpeg']);
}
const paths = ['/api/auth/user', '/app/account', '/de/app/account', '/api/projects?perPage=1'];

test('large API responses are compressed, small ones are not', async () => {
  const large = await fetch(`${instance.url}/api/openapi.json`);
  expect(large.headers.get('content-encoding')).toBe('gzip');
  expect(await large.json()).toHaveProperty('openapi');
  const small = await get('/api/health');
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(small.headers.get('keep-alive')).toBe('timeout=65');
});

describe.skipIf(process.platform !== 'linux')('a database that', () => {
  test('dies under load logs nobody out and recovers by itself', async () => {
    const seen = new Map<number, number>();
    const pages: { status: number; refresh: string | null; text: string }[] = [];
    let isOver = false;
    const visitors = Array.from({ length: 100 }, async (_, at) => {
      const path = paths[at % paths.length] ?? '/';
      while (!isOver) {
        const response = await get(path);
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        const text = await response.text();
        if (response.status === 503 && path.includes('/app/')) {
          pages.push({ status: 503, refresh: response.headers.get('refresh'), text });
        }
      }
    });
    await waitFor(async () => (seen.get(200) ?? 0) > 200, 'answers');
    const said = (words: string) => pages.some(({ text }) => text.includes(words));
    const areBothSeen = () => said('This page reloads automatically.') && said('Diese Seite lädt automatisch neu.');
    // On a slow machine it may be back before somebody opened the page in each language.
    for (let deaths = 0; deaths === 0 || (deaths < 5 && !areBothSeen()); deaths++) {
      process.kill(postmasterOf(dataDir), 'SIGKILL');
      await waitFor(async () => (await health()).status === 503, 'the word of the health check');
      expect((await get('/api/health/live')).status).toBe(200);
      await waitFor(async () => (await health()).status === 200, 'the database');
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...seen.keys()].toSorted()).toEqual([200, 503]);
    expect(pages.every(({ refresh }) => refresh === '5')).toBe(true);
    expect(areBothSeen()).toBe(true);
    const after = await Promise.all(Array.from({ length: 100 }, (_, at) => get(paths[at % paths.length] ?? '/')));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    expect(instance.output()).toContain('The embedded database is back.');
  });

  test('hangs is detected long before a statement gives up, and calls are refused instead of waiting', async () => {
    // A statement gives up after 30 s. How soon it is detected is measured by `npm run bench -- database-watch`.
    const soonMs = 15_000;
    const goOn = haltDatabase(dataDir);
    const started = Date.now();
    try {
      // The workers, which wait for it, may be reported first.
      await waitFor(async () => (await health()).body.database === 'failing', 'the word of the health check');
      expect(Date.now() - started).toBeLessThan(soonMs);
      expect(await health()).toMatchObject({
        body: { status: 'failing', database: 'failing', storage: 'ok', code: 'UNAVAILABLE', statusCode: 503 },
      });
      const asked = Date.now();
      const refused = await get('/api/auth/user');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(Date.now() - asked).toBeLessThan(soonMs);
      const other = await fetch(`http://localhost:${healthPort}/api/health`);
      expect(other.status).toBe(503);
      await expectImages({ database: 'failing', storage: 'ok' });
    } finally {
      goOn();
    }
    await waitFor(async () => (await health()).status === 200, 'the database');
    expect((await get('/api/auth/user')).status).toBe(200);
    expect((await fetch(`http://localhost:${healthPort}/api/health`)).status).toBe(200);
  });

  test('reports not ready when storage rejects files', async () => {
    const folder = join(dataDir, 'storage', 'health');
    renameSync(folder, `${folder}-kept`);
    writeFileSync(folder, 'a file where a folder has to be');
    await waitFor(async () => (await health()).status === 503, 'the word of the health check');
    expect(await health()).toMatchObject({ body: { database: 'ok', storage: 'failing' } });
    await expectImages({ database: 'ok', storage: 'failing' });
    rmSync(folder);
    renameSync(`${folder}-kept`, folder);
    await waitFor(async () => (await health()).status === 200, 'the storage');
    const { body } = await health();
    expect(body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+(\+[0-9a-f]+)?$/),
      database: 'ok',
      jobs: 'ok',
      storage: 'ok',
    });
  });

  test('is reported in few lines, whatever the number of workers and visitors', () => {
    const counts = new Map<string, number>();
    for (const line of instance
      .output()
      .split('\n')
      .filter((text) => text.startsWith('{'))) {
      const { level, msg, err, reason, status, route } = JSON.parse(line);
      const cause = `${level} ${msg} ${status} ${route} ${withoutIds(String(err?.message ?? reason))}`;
      counts.set(cause, (counts.get(cause) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(0);
    // Four lines, a number after ten seconds and one a minute; each death of the database may begin anew.
    expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
  });
});
