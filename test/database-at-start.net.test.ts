import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#io/db/db.ts';
import { type EmbeddedDatabase, startEmbedded } from '#io/db/embedded/start-embedded.ts';
import { waitFor } from './api.ts';
import { urlWithDatabase } from './database.ts';
import { createDatabaseLink } from './database-link.ts';
import { admin, freePort } from './instance.ts';
import { someOf } from './size.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The database is taken away while Linkbild starts, on an empty database and under its supervisor. Whatever the start was
// doing, it is tried again and succeeds once the database is back. The moments are packets to the database: the first of
// a start, the last before it is ready, and others spread over all in between.

const MOMENTS = 20;

const folder = temporaryFolder('database-at-start');
let embedded: EmbeddedDatabase;
beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: folder, isDurable: false });
});
afterAll(async () => {
  await embedded?.stop();
});

interface Started {
  child: ChildProcess;
  output(): string;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Linkbild on its own empty database, behind a link. */
async function startOnEmpty(name: string) {
  const server = connect(embedded.url, { maxConnections: 1 });
  await server.pool.query(`create database ${name}`);
  await server.close();
  const link = await createDatabaseLink(urlWithDatabase(embedded.url, name));
  return { link, start: () => startSupervised(link.url, temporaryFolder(name)) };
}

async function startSupervised(databaseUrl: string, dataDir: string): Promise<Started> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_OPTIONS)/.test(key));
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      SAMPLE_SHOP_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const exit = new Promise((resolve) => child.once('exit', resolve));
  return {
    child,
    output: () => text,
    isReady: () =>
      fetch(`http://localhost:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

test('a database taken away at any moment of the start delays it, and never ends it for good', async () => {
  const whole = await startOnEmpty('moments_all');
  const first = await whole.start();
  await waitFor(async () => first.output().includes('is ready at'), 'the first start');
  // Whoever reads the word and asks at once is told the same.
  expect(await first.isReady()).toBe(true);
  const packets = whole.link.packets();
  await first.stop();
  expect(packets).toBeGreaterThan(MOMENTS);

  const moments = Array.from({ length: MOMENTS }, (_, at) => 1 + Math.round((at * (packets - 1)) / (MOMENTS - 1)));
  for (const moment of someOf('database at start', moments, 3)) {
    const { link, start } = await startOnEmpty(`moment_${moment}`);
    link.takeAwayAtPacket(moment);
    const instance = await start();
    await waitFor(async () => link.isAway() || instance.isReady(), `packet ${moment}`);
    // It either ends and is started again, or stays and waits. Only then is the database given back.
    const hasNoticed = () => /starts again in|does not answer yet|is ready at/.test(instance.output());
    await waitFor(async () => hasNoticed() || instance.child.exitCode !== null, `the end of packet ${moment}`);
    link.giveBack();
    await waitFor(async () => instance.child.exitCode !== null || instance.isReady(), `the start after ${moment}`);
    expect({ moment, exitCode: instance.child.exitCode, output: instance.output() }).toMatchObject({ exitCode: null });
    await instance.stop();
  }
});
