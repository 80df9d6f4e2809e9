import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '#io/log/log.ts';
import { isLeftOut } from '../../../../test/optional-parts.ts';
import { browserAccount, findIsolation, type Probe } from './browser-isolation.ts';
import { findChromium } from './find-chromium.ts';
import { createScreenshots } from './screenshots.ts';

const chromiumPath = findChromium(null);
const account = browserAccount();
const folder = mkdtempSync(join(tmpdir(), 'linkbild-isolation-'));
chmodSync(folder, 0o755);
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
chmodSync(temporary, 0o1777);
vi.stubEnv('TMPDIR', temporary);

/** Responds once this is called, so that the browser can be inspected while it loads. */
let finishPage: (() => void) | null = null;
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
  response.write('<h1>Hello</h1>');
  finishPage = () => response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const options = { userAgent: '', allowedPrivateHosts: [`localhost:${port}`], log };

/** A Chromium on a system that allows no sandbox: prints what the real one prints, and runs only without. */
function chromiumWithoutSandbox(): string {
  const path = join(folder, 'chromium');
  const refusal = 'echo "[FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox!" >&2; exit 1';
  writeFileSync(path, `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec ${chromiumPath} "$@";; esac\n${refusal}\n`);
  chmodSync(path, 0o755);
  return path;
}

const read = (pid: string, name: string) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // ended meanwhile, or not readable for us
  }
};
const field = (status: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]?.split('\t') ?? [];

/** Every process of a browser started by this file: its folder is in the command line of the first one. */
function browserProcesses() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, status: read(pid, 'status'), command: read(pid, 'cmdline') }));
  const parents = new Map(all.map(({ pid, status }) => [pid, field(status, 'PPid')[0] ?? '']));
  const first = new Set(all.filter(({ command }) => command.includes(temporary)).map(({ pid }) => pid));
  const isBelow = (pid: string): boolean => first.has(pid) || (parents.has(pid) && isBelow(parents.get(pid) ?? ''));
  return all
    .filter(({ pid }) => isBelow(pid))
    .map(({ pid, status, command }) => ({
      command,
      uid: Number(field(status, 'Uid')[1]),
      seccomp: field(status, 'Seccomp')[0],
      environment: read(pid, 'environ'),
    }));
}

const isLeftOutHere = isLeftOut('chromium', chromiumPath !== null) || process.platform !== 'linux';

describe.skipIf(isLeftOutHere)('the browser', () => {
  test('runs in its sandbox, without our rights and environment, and removes its folder', async () => {
    vi.stubEnv('LINKBILD_TEST_SECRET', 'not for the browser');
    const screenshots = createScreenshots({ ...options, chromiumPath });
    const isolation = await screenshots.prepare();
    // Containers forbid user namespaces to ordinary users; the other tests cover that case.
    if (isolation !== 'sandbox') return expect(lines.join()).toContain('without its sandbox');
    expect(lines.join()).toContain('the browser runs in its sandbox');
    const taking = screenshots.take(`http://localhost:${port}/`, 0);
    await expect
      .poll(() => finishPage !== null && browserProcesses().some(({ seccomp }) => seccomp === '2'))
      .toBe(true);
    const processes = browserProcesses();
    finishPage?.();
    expect((await taking).ok).toBe(true);
    for (const { uid, command, environment } of processes) {
      expect(command).not.toContain('--no-sandbox');
      expect(environment).not.toContain('not for the browser');
      if (account) expect(uid).toBe(account.uid);
    }
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('leaves nothing behind after the server is killed, at the latest at the next start', async () => {
    const old = join(temporary, 'linkbild-browser-old');
    mkdirSync(old);
    utimesSync(old, new Date(0), new Date(0));
    await createScreenshots({ ...options, chromiumPath }).prepare();
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('is killed and its folder removed when its time is up', async () => {
    const screenshots = createScreenshots({ ...options, chromiumPath });
    await screenshots.prepare();
    const stop = new AbortController();
    const taking = screenshots.take(`http://localhost:${port}/`, 0, stop.signal);
    await expect.poll(() => browserProcesses().length).toBeGreaterThan(0);
    stop.abort();
    expect(await taking).toEqual({ ok: false, detail: 'stopped' });
    await expect.poll(() => browserProcesses().filter(({ command }) => command.includes(temporary))).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('is killed and its folder removed before the server ends', async () => {
    const screenshots = createScreenshots({ ...options, chromiumPath });
    await screenshots.prepare();
    const taking = screenshots.take(`http://localhost:${port}/`, 0);
    await expect.poll(() => browserProcesses().length).toBeGreaterThan(0);
    await screenshots.close();
    expect(readdirSync(temporary)).toEqual([]);
    expect(await taking).toEqual({ ok: false, detail: 'stopped' });
    expect(await screenshots.take(`http://localhost:${port}/`, 0)).toEqual({ ok: false, detail: 'stopped' });
  });

  test.runIf(account)('runs under its own account if the system allows no sandbox', async () => {
    lines.length = 0;
    const screenshots = createScreenshots({ ...options, chromiumPath: chromiumWithoutSandbox() });
    expect(await screenshots.prepare()).toBe('account');
    expect(lines.join()).toContain('without its sandbox, under an account of its own');
    expect(screenshots.isAvailable).toBe(true);
  });

  test('is not started without either, and the log says so', async () => {
    lines.length = 0;
    const open = { ...options, chromiumPath: chromiumWithoutSandbox(), account: null };
    const screenshots = createScreenshots(open);
    expect(screenshots.isAvailable).toBe(true);
    expect(await screenshots.prepare()).toBe('none');
    expect(screenshots.isAvailable).toBe(false);
    expect(lines.join()).toContain('no screenshots and no PDFs');
    const refused = { ok: false, detail: 'the browser cannot be started safely' };
    expect(await screenshots.take(`http://localhost:${port}/`, 0)).toEqual(refused);
    expect(await screenshots.print(`http://localhost:${port}/`)).toEqual(refused);
  });
});

const works = async () => ({ ok: true }) as const;
const own = { uid: 62_300, gid: 62_300 };
const onlyWithout: Probe = async ({ hasSandbox }) =>
  hasSandbox ? { ok: false, lacksSandbox: true, detail: 'no sandbox' } : { ok: true };
const broken: Probe = async () => ({ ok: false, lacksSandbox: false, detail: 'no such library' });

test.each<[string, Probe, typeof own | null, boolean, string]>([
  ['root, sandbox', works, own, false, 'sandbox'],
  ['root, no sandbox', onlyWithout, own, false, 'account'],
  ['user, sandbox', works, null, false, 'sandbox'],
  ['user, no sandbox', onlyWithout, null, false, 'none'],
  ['user, no sandbox, CHROMIUM_SANDBOX=off', onlyWithout, null, true, 'unprotected'],
  ['user, sandbox, CHROMIUM_SANDBOX=off', works, null, true, 'sandbox'],
  ['a browser that does not start, whatever is allowed', broken, own, true, 'none'],
])('%s', async (_, probe, whose, mayBeUnprotected, isolation) => {
  expect((await findIsolation({ account: whose, mayBeUnprotected, probe })).isolation).toBe(isolation);
});

test.runIf(account)('the account belongs to nobody on this machine', () => {
  expect(browserAccount('root:x:0:0::/root:/bin/sh\nx:x:62300:62301::/:/bin/sh')).toEqual({ uid: 62_302, gid: 62_302 });
});
