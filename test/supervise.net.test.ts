import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { waitFor } from './api.ts';
import { postmasterOf } from './embedded-processes.ts';
import { admin, freePort, newDataDir, removeDataDir, temporaryOf } from './instance.ts';
import { isWhole } from './size.ts';

// What an operator sees when processes end: npm, the supervisor, the server itself. A small run has one end of each kind:
// a fault that restarts the server, npm's own end, a start that is refused. That a server ends with its parent, however
// that was killed, is shown by orphans.net.test.ts too.

const dataDir = newDataDir();
const started = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    started.delete(child);
  }
});
afterAll(() => removeDataDir(dataDir));

interface Started {
  child: ChildProcess;
  url: string;
  output(): string;
  exit: Promise<number | string | null>;
}

async function start(command: string, args: string[], env: Record<string, string> = {}): Promise<Started> {
  const port = String(await freePort());
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|DATABASE_URL)/.test(name));
  const settings = {
    PORT: port,
    SAMPLE_SHOP_PORT: '0',
    DATA_DIR: dataDir,
    TMPDIR: temporaryOf(dataDir),
    LOG_LEVEL: 'error',
  };
  const child = spawn(command, args, {
    env: { ...Object.fromEntries(inherited), ...settings, ADMIN_PASSWORD: admin.password, ...env },
    // With the channel it ends when this process does, even if killed. npm has none to pass on: it is watched by the
    // script it starts, and the run as a whole by scripts/test.mjs.
    stdio: ['ignore', 'pipe', 'pipe', ...(command === 'npm' ? [] : (['ipc'] as const))],
  });
  started.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const exit = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return { child, url: `http://localhost:${port}`, output: () => text, exit };
}

const serve = (env?: Record<string, string>) => start(process.execPath, ['scripts/serve.mjs'], env);
/** Without a network: nobody answers where packages would come from. */
const offline = {
  npm_config_registry: 'http://127.0.0.1:9/',
  ...Object.fromEntries(
    ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].map((name) => [name, 'http://127.0.0.1:9']),
  ),
};
const npmStart = () => start('npm', ['start'], offline);

const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
const ready = ({ url }: Started) => waitFor(() => isUp(url), 'the server');

/** Processes below this one whose command line contains these words. */
function below(pid: number | undefined, words: string): number[] {
  const stats = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const read = (name: string, file: string) => {
    try {
      return readFileSync(`/proc/${name}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const parentOf = (name: string) => Number(read(name, 'stat').split(') ')[1]?.split(' ')[1]);
  const children = stats.filter((name) => parentOf(name) === pid);
  const own = children.filter((name) => read(name, 'cmdline').replaceAll('\0', ' ').includes(words)).map(Number);
  return [...own, ...children.flatMap((name) => below(Number(name), words))];
}
const serverBelow = ({ child }: Started) => below(child.pid, 'programs/server.js')[0] ?? Number.NaN;
const databasePid = () => postmasterOf(dataDir);

function isRunning(pid: number): boolean {
  try {
    // A zombie process is dead too.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
const ended = (pids: number[]) => waitFor(async () => !pids.some(isRunning), 'the end of all processes');

describe.skipIf(process.platform !== 'linux')('processes', () => {
  test.runIf(isWhole)('a killed server is restarted, each time after a longer pause, and says so', async () => {
    const instance = await serve();
    await ready(instance);
    for (const [signal, seconds] of [
      ['SIGKILL', 1],
      ['SIGSEGV', 2],
    ] as const) {
      process.kill(serverBelow(instance), signal);
      const line = `Linkbild ended by a fault (signal ${signal}) and starts again in ${seconds} s.`;
      await waitFor(async () => instance.output().includes(line), line);
      await ready(instance);
    }
    const all = [serverBelow(instance), databasePid()];
    instance.child.kill('SIGTERM');
    expect(await instance.exit).toBe(0);
    expect(all.filter(isRunning)).toEqual([]);
  });

  test('after an uncaught error a rejection is logged, and an exception shuts the server down cleanly and restarts it', async () => {
    const fault = `let left = 1; process.on('SIGUSR2', () => {
      if (left-- > 0) return void Promise.reject(new Error('nobody waited for this'));
      throw new TypeError('thrown in passing');
    });`;
    const instance = await serve({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` });
    await ready(instance);
    const [server, database] = [serverBelow(instance), databasePid()];
    process.kill(server, 'SIGUSR2');
    await waitFor(async () => instance.output().includes('nobody waited for this'), 'the line about the rejection');
    expect(await isUp(instance.url)).toBe(true);
    process.kill(server, 'SIGUSR2');
    await waitFor(async () => instance.output().includes('(exit code 70)'), 'the line about the fault');
    expect(instance.output()).toContain('thrown in passing');
    expect([server, database].filter(isRunning)).toEqual([]);
    await ready(instance);
    expect(serverBelow(instance)).not.toBe(server);
  });

  test('starts without a network; SIGTERM to npm is passed on: it ends after the server, and nothing is left', async () => {
    const instance = await npmStart();
    await ready(instance);
    const all = [serverBelow(instance), databasePid(), ...below(instance.child.pid, 'start.mjs')];
    expect(all).toHaveLength(3);
    instance.child.kill('SIGTERM');
    expect(await instance.exit).toBe(0);
    expect(all.filter(isRunning)).toEqual([]);
  });

  test.runIf(isWhole)('stops everything when npm is killed', async () => {
    const instance = await npmStart();
    await ready(instance);
    const all = [serverBelow(instance), databasePid(), ...below(instance.child.pid, 'start.mjs')];
    instance.child.kill('SIGKILL');
    await ended(all);
  });

  test.runIf(isWhole)('the server shuts down cleanly when its supervisor is killed', async () => {
    const instance = await serve();
    await ready(instance);
    const all = [serverBelow(instance), databasePid()];
    instance.child.kill('SIGKILL');
    await ended(all);
  });

  test.runIf(isWhole)('SIGTERM between a crash and the next start ends at once, including the database', async () => {
    const instance = await serve();
    await ready(instance);
    const database = databasePid();
    process.kill(serverBelow(instance), 'SIGKILL');
    await waitFor(async () => instance.output().includes('starts again in 1 s'), 'the line about the fault');
    instance.child.kill('SIGTERM');
    expect(await instance.exit).toBe(1);
    expect(isRunning(database)).toBe(false);
  });

  test.each([
    ['a taken port', async (port: number) => ({ PORT: String(port) }), 'is taken'],
    ['an invalid setting', async () => ({ ROLE: 'boss' }), 'ROLE'],
  ])('%s is one line and not retried', async (_what, settingsFor, words) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const instance = await serve(await settingsFor(typeof address === 'object' && address ? address.port : 0));
    expect(await instance.exit).toBe(1);
    expect(instance.output().trim().split('\n')).toEqual([expect.stringContaining(words)]);
    other.close();
  });
});

test('a server that stands still for ten seconds is replaced, though it handles no SIGTERM', async () => {
  const { exit, output } = await start(process.execPath, [
    'test/standing-still.mjs',
    'supervisor',
    join(dataDir, 'has-stood-still'),
  ]);
  expect(await exit).toBe(0);
  expect(output()).toMatch(/stood still for 10 s and is replaced[\s\S]+signal SIGKILL[\s\S]+the second run/);
});

test('a running server tells its supervisor that it is alive', async () => {
  const child = fork('build/programs/server.js', [], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      SAMPLE_SHOP_PORT: '0',
      DATA_DIR: dataDir,
      TMPDIR: temporaryOf(dataDir),
    },
    execArgv: [],
    silent: true,
  });
  started.add(child);
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  await waitFor(async () => messages.length >= 2, 'two heartbeats');
  expect(new Set(messages)).toEqual(new Set(['alive']));
});
