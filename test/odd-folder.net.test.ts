import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { waitFor } from './api.ts';
import { freePort } from './instance.ts';
import { isWhole } from './size.ts';

// A clone in a folder that only its owner may enter (like root's home), whose name has characters with a meaning in
// URLs, and multi-byte letters. As root the embedded database runs under another account and must still get in. The
// port of the sample shop is taken, which only disables the shop.

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const parts = ['package.json', 'package-lock.json', 'src', 'scripts', 'sample-shop', 'build', 'public', 'integrations'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function cloneInto(name: string): string {
  const folder = mkdtempSync(join(root, '.cache', name));
  folders.push(folder);
  chmodSync(folder, 0o700);
  execFileSync('cp', ['-al', ...parts.map((part) => join(root, part)), folder]);
  // Links, not copies: half a gigabyte of packages. Names with a dot are caches, which other tests write meanwhile.
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'));
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('cp', ['-al', ...packages, join(folder, 'node_modules')], { cwd: join(root, 'node_modules') });
  return folder;
}

/** Starts it as an operator would, fetches an image and stops it. Returns who owns the database, and the output. */
async function runOnce(folder: string, { uid, shopPort = '0' }: { uid?: number; shopPort?: string } = {}) {
  const port = await freePort();
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), SAMPLE_SHOP_PORT: shopPort, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [join(folder, 'scripts', 'serve.mjs')], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
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
  const image = await fetch(`http://localhost:${port}/qr?format=png&url=https%3A%2F%2Fexample.com`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  const owner = statSync(join(folder, 'var', 'postgres')).uid;
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  return { owner, text };
}

test.skipIf(process.platform !== 'linux')(
  "starts and stops, and in a whole run restarts, in a closed folder with an odd name, with the shop's port taken",
  async () => {
    const folder = cloneInto('odd #folder%20 für Köln ');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = String((other.address() as { port: number }).port);
    const first = await runOnce(folder, { shopPort: taken });
    expect(first.text).toContain('The sample shop is left out');
    other.close();
    if (isWhole) expect((await runOnce(folder)).owner).toBe(first.owner);
    if (process.getuid?.() === 0) expect(first.owner).not.toBe(0);
  },
);

// Without root the test above is this one.
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
test.skipIf(!isRoot || !isWhole)('starts as an unprivileged user, who owns the database', async () => {
  const uid = 65_534; // nobody: initdb needs the account's name
  const folder = cloneInto('of a user ');
  chownSync(folder, uid, uid);
  expect((await runOnce(folder, { uid })).owner).toBe(uid);
});

test.each(['#', '%', '?'])(
  'in a folder with %s in its path nothing is installed or built: one line says why',
  (sign) => {
    const folder = mkdtempSync(join(root, '.cache', `odd ${sign} `));
    folders.push(folder);
    execFileSync('cp', [
      '-r',
      ...['scripts', 'package.json', 'package-lock.json'].map((part) => join(root, part)),
      folder,
    ]);
    for (const script of ['start.mjs', 'build.mjs', 'test.mjs']) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', script)], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR ?? '/tmp', CHROMIUM_PATH: process.execPath },
      });
      expect([script, status]).toEqual([script, 1]);
      const lines = `${stdout}${stderr}`.trim().split('\n');
      expect(lines.at(-1)).toBe(`Linkbild cannot be built in a folder with # % or ? in its path. Move it: ${folder}`);
      expect(lines.length).toBeLessThanOrEqual(script === 'test.mjs' ? 2 : 1);
    }
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  },
);
