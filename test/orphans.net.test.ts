import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { isPostgres } from '#io/db/embedded/postmaster.ts';
import { waitFor } from './api.ts';
import { postmasterOf } from './embedded-processes.ts';
import { newDataDir, removeDataDir } from './instance.ts';
import { isWhole } from './size.ts';

// An interrupted test run must not leave servers behind: each has a database, workers and a port, forever.

const dataDir = newDataDir();
afterAll(() => removeDataDir(dataDir));
const isLinux = process.platform === 'linux';

const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test.skipIf(!isLinux)("a test's server and its database end with the test's process, however that ends", async () => {
  const script = `import { startInstance } from './test/instance.ts';
      const { pid } = await startInstance(process.argv[1], { SAMPLE_SHOP_PORT: '0' });
      console.log('server ' + pid);
      setInterval(() => undefined, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  run.stdout.on('data', (chunk) => (text += chunk));
  const server = await waitFor(async () => Number(/server (\d+)/.exec(text)?.[1]), 'the server');
  const database = postmasterOf(dataDir);
  expect([isRunning(server), isPostgres(database)]).toEqual([true, true]);
  run.kill('SIGKILL');
  await waitFor(async () => !isRunning(server) && !isRunning(database), 'the end of both');
});

test.skipIf(!isLinux || !isWhole)("a bench's database ends with the bench, however that ends", async () => {
  const script = `import { runBench, startDatabase } from './bench/environment.ts';
    await runBench('killed', async () => {
      const { dataDir } = await startDatabase();
      console.log('folder ' + dataDir + ';');
      return new Promise(() => setInterval(() => undefined, 1000));
    });`;
  const run = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  run.stdout.on('data', (chunk) => (text += chunk));
  const folder = await waitFor(async () => /folder (.+);/.exec(text)?.[1], "the bench's database");
  const database = postmasterOf(folder);
  expect(isPostgres(database)).toBe(true);
  run.kill('SIGKILL');
  await waitFor(async () => !isRunning(database) && !existsSync(folder), 'the end of the database and its folder');
});
