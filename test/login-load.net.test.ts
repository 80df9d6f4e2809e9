import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { admin, type Instance, newDataDir, removeDataDir, startInstance } from './instance.ts';
import { few } from './size.ts';

// Hashing a password is expensive on purpose. Many logins at once must not block everything else.

const LOGINS = few(40, 100);

const dataDir = newDataDir();
let instance: Instance;
beforeAll(async () => {
  instance = await startInstance(dataDir, { SAMPLE_SHOP_PORT: '0' });
});
afterAll(async () => {
  await instance.stop();
  removeDataDir(dataDir);
});

const health = async () => {
  const started = performance.now();
  // Whether this process answers; what the database does meanwhile is not the question.
  expect((await fetch(`${instance.url}/api/health/live`)).status).toBe(200);
  return performance.now() - started;
};

test(`${LOGINS} logins at once all succeed while health checks continue [7.31]`, async () => {
  await Promise.all(Array.from({ length: 10 }, health));
  let isRunning = true;
  const logins = Promise.all(
    Array.from({ length: LOGINS }, () =>
      fetch(`${instance.url}/api/auth/login`, {
        method: 'POST',
        headers: { ...callHeaders, origin: instance.url },
        body: JSON.stringify(admin),
      }).then((response) => response.status),
    ),
  ).finally(() => {
    isRunning = false;
  });
  let checks = 0;
  while (isRunning) {
    await health();
    checks += 1;
  }
  expect(new Set(await logins)).toEqual(new Set([200]));
  // Health checks got through between the logins instead of waiting for all of them: the figure itself is in the bench.
  expect(checks).toBeGreaterThan(5);
});
