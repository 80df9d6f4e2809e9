import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { waitFor } from './api.ts';
import { freePort } from './instance.ts';

// A clone in a folder that only its owner may enter (as root's home is), with signs in its name that mean something in an
// address. As root the embedded database runs under another account and has to get in all the same.

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'odd #folder%20 '));
chmodSync(folder, 0o700);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = ['node_modules', 'package.json', 'package-lock.json', 'src', 'scripts', 'sample-shop', 'build', 'public'];

test.skipIf(process.platform !== 'linux')(
  'starts, ends and starts again in a closed folder with an odd name',
  {
    timeout: 120_000,
  },
  async () => {
    // Links, not copies: half a gigabyte of packages.
    execFileSync('cp', ['-al', ...parts.map((part) => join(root, part)), join(root, 'integrations'), folder]);
    const owners: number[] = [];
    for (let round = 0; round < 2; round++) {
      const port = await freePort();
      const env = { PATH: process.env.PATH ?? '', PORT: String(port), SAMPLE_SHOP_PORT: '0', LOG_LEVEL: 'error' };
      const child = spawn(process.execPath, [join(folder, 'scripts', 'serve.mjs')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
      const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
      await waitFor(async () => {
        if (child.exitCode !== null) throw new Error(text);
        return fetch(`http://localhost:${port}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      }, `the server: ${text}`);
      const picture = await fetch(`http://localhost:${port}/qr?format=png&url=https%3A%2F%2Fexample.com`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      owners.push(statSync(join(folder, 'var', 'postgres')).uid);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    expect(owners[0]).toBe(owners[1]);
    if (process.getuid?.() === 0) expect(owners[0]).not.toBe(0);
  },
);
