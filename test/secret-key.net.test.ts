import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whenOver } from './after-run.ts';
import { newDataDir, removeDataDir, startInstance } from './instance.ts';

// An operator changes the key that everything secret is encrypted with, as docs/operating.md says.

const [OLD, NEW] = ['the old key of this installation: long', 'the new key of this installation: long'];

const rotate = (dataDir: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['build/programs/rotate-key.js', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production', ...env },
  });

async function startOnce(dataDir: string, env: Record<string, string>, whileRunning = () => {}) {
  const instance = await startInstance(dataDir, { SAMPLE_SHOP_PORT: '0', ...env });
  try {
    whileRunning();
  } finally {
    await instance.stop();
  }
}

test('SECRET_KEY: a wrong one is refused at the start, and one replaces another by way of both', async () => {
  const dataDir = newDataDir();
  whenOver(() => removeDataDir(dataDir));
  await startOnce(dataDir, { SECRET_KEY: OLD });
  await expect(startOnce(dataDir, { SECRET_KEY: NEW })).rejects.toThrow(
    /SECRET_KEY .* is not the key that this database was used with/,
  );
  expect(rotate(dataDir, { SECRET_KEY: OLD })).toMatchObject({ status: 1, stderr: expect.stringContaining('new,old') });
  const both = { SECRET_KEY: `${NEW},${OLD}` };
  await startOnce(dataDir, both, () => {
    const done = rotate(dataDir, both);
    expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('Everything stored has the new key.')]);
    expect(done.stdout).toContain('installation_keys.sealed: 1 encrypted anew');
  });
  await startOnce(dataDir, { SECRET_KEY: NEW });
});

test('secret.key: the command makes the new key, encrypts with it after a restart, and removes the old one', async () => {
  const dataDir = newDataDir();
  whenOver(() => removeDataDir(dataDir));
  const lines = () => readFileSync(join(dataDir, 'secret.key'), 'utf8').trim().split('\n');
  await startOnce(dataDir, {});
  const [first] = lines();
  expect(rotate(dataDir, {}).stdout).toContain('Restart Linkbild');
  expect(lines()).toEqual([expect.not.stringMatching(first ?? ''), first]);
  await startOnce(dataDir, {}, () => expect(rotate(dataDir, {}).status).toBe(0));
  expect(rotate(dataDir, {}, '--remove-old').status).toBe(0);
  expect(lines()).toEqual([expect.not.stringMatching(first ?? '')]);
  await startOnce(dataDir, {});
});
