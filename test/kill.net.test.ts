import { afterAll, expect, test } from 'vitest';
import { isPostgres } from '#io/db/embedded/postmaster.ts';
import { postmasterOf } from './embedded-processes.ts';
import { type Instance, logInAsAdmin, newDataDir, removeDataDir, startInstance } from './instance.ts';
import { few } from './size.ts';

// `kill -9` at any time loses nothing that was acknowledged, and the next start needs no manual repair. Every second
// time the database server is killed too, as if the machine itself died.

/** A hundred, of web, worker and database in turn: `npm run bench -- kills`. */
const KILLS = few(2, 6);
const dataDir = newDataDir();
const env = { SAMPLE_SHOP_PORT: '0' };
let instance: Instance | null = null;
afterAll(async () => {
  await instance?.stop();
  removeDataDir(dataDir);
});

const postmasterPid = () => postmasterOf(dataDir);

test(`${KILLS} kills during writes lose nothing that was acknowledged`, { timeout: 900_000 }, async () => {
  const acknowledged: number[] = [];
  let token = '';
  for (let round = 0; round < KILLS; round++) {
    instance = await startInstance(dataDir, env);
    if (!token) {
      token = (await (await logInAsAdmin(instance.url)).createApiToken({ body: { name: 'writer' } })).token;
    }
    const { url } = instance;
    const authorization = `Bearer ${token}`;
    const kept = await fetch(`${url}/api/auth/user`, { headers: { authorization } }).then((response) =>
      response.json(),
    );
    const last = Number(kept.achievementMap.counter ?? -1);
    expect(last, `round ${round}`).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? -1);

    const wanted = 5 + ((round * 7) % 23); // killed after a different number of writes each time
    let written = 0;
    const enough = Promise.withResolvers<void>();
    const writing = (async () => {
      for (let value = last + 1; ; value++) {
        const response = await fetch(`${url}/api/user/achievement/`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ key: 'counter', value: String(value) }),
        }).catch(() => null);
        if (!response?.ok) return enough.resolve();
        acknowledged.push(value);
        written += 1;
        if (written === wanted) enough.resolve();
      }
    })();
    await enough.promise;
    const database = postmasterPid();
    await instance.kill();
    if (round % 2) process.kill(database, 'SIGKILL');
    await writing;
    expect(written).toBeGreaterThanOrEqual(wanted);
  }
  instance = await startInstance(dataDir, env);
  const headers = { authorization: `Bearer ${token}` };
  const { achievementMap } = await fetch(`${instance.url}/api/auth/user`, { headers }).then((response) =>
    response.json(),
  );
  expect(Number(achievementMap.counter)).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? 0);
  expect(acknowledged).toEqual([...acknowledged].sort((a, b) => a - b));
});

test('a second instance on the same folder is refused with one line, and the first continues', async () => {
  const refused = await startInstance(dataDir, env).then(
    () => '',
    (error: Error) => error.message,
  );
  const lines = refused.split('\n').filter((line) => line.includes('Another Linkbild is using'));
  expect(lines).toHaveLength(1);
  expect((await fetch(`${instance?.url}/api/health`)).status).toBe(200);
});

test('SIGTERM exits with 0 and stops the database', async () => {
  const database = postmasterPid();
  expect(await instance?.stop()).toBe(0);
  expect(isPostgres(database)).toBe(false);
});

test.each([
  [{ PORT: '99999' }, /PORT/],
  [{ ROLE: 'boss' }, /ROLE/],
])('%o ends with one clear line', async (wrong, line) => {
  const message = await startInstance(dataDir, wrong as Record<string, string>).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message.trim().split('\n')).toHaveLength(2); // "did not start:" and the line itself
  expect(message).toMatch(line);
});
