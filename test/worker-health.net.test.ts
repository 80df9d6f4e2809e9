import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitFor } from './api.ts';
import { postmasterOf } from './embedded-processes.ts';
import { freePort, type Instance, newDataDir, removeDataDir, startInstance } from './instance.ts';

// A process that only runs jobs has no port but the one for health checks. When something it needs fails, its health
// check reports it within two seconds, and as soon when it is over.

const dataDir = newDataDir();
let instance: Instance;
let healthUrl = '';
beforeAll(async () => {
  const port = String(await freePort());
  healthUrl = `http://localhost:${port}/api/health`;
  instance = await startInstance(dataDir, { ROLE: 'worker', HEALTH_PORT: port, SAMPLE_SHOP_PORT: '0' });
});
afterAll(async () => {
  await instance?.stop();
  removeDataDir(dataDir);
});

const health = async () => {
  const response = await fetch(healthUrl);
  return { status: response.status, body: await response.json() };
};

/** The operator's own connection to the embedded database. */
async function connectDirectly(): Promise<pg.Client> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const client = new pg.Client({ connectionString: `postgres://linkbild:${password}@127.0.0.1:${port}/linkbild` });
  await client.connect();
  return client;
}

/** Until the check reports it. How soon that is depends on the machine; no figure of it is asserted here. */
const known = (status: number) =>
  waitFor(async () => (await health()).status === status, `the health check's ${status}`);

test('is ready, and serves nothing else', async () => {
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', jobs: 'ok', database: 'ok' } });
  expect((await fetch(`${healthUrl}/live`)).status).toBe(200);
  expect((await fetch(healthUrl.replace('/health', '/auth/user'))).status).toBe(404);
  await expect(fetch(instance.url)).rejects.toThrow();
});

describe('detects by itself:', () => {
  const failingJobs = { status: 503, body: { status: 'failing', jobs: 'failing', database: 'ok', storage: 'ok' } };

  test('workers that hang while polling', async () => {
    const client = await connectDirectly();
    await client.query('begin');
    await client.query('lock table pgboss.job in access exclusive mode');
    try {
      await known(503);
      expect(await health()).toMatchObject(failingJobs);
    } finally {
      await client.query('rollback');
      await client.end();
    }
    await known(200);
  });

  test('workers that fail to poll', async () => {
    const client = await connectDirectly();
    await client.query('alter schema pgboss rename to taken_away');
    try {
      await known(503);
      expect(await health()).toMatchObject(failingJobs);
    } finally {
      await client.query('alter schema taken_away rename to pgboss');
      await client.end();
    }
    await known(200);
  });

  test('a database that ends, which recovers by itself', async () => {
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await known(503);
    await known(200);
  });
});
