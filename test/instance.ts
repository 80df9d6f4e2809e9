import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, callHeaders, createClient } from '#contract/client.ts';
import { copyPrepared } from './prepared-database.ts';

// A whole Linkbild as `npm start` runs it, with its own port and folder.

export const admin = { email: 'admin@linkbild.local', password: 'the admins long password' };

export interface Instance {
  url: string;
  shopUrl: string;
  dataDir: string;
  pid: number;
  isRunning(): boolean;
  output(): string;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL to the whole process group. */
  kill(): Promise<void>;
}

/** With a database that has its tables, if the run prepared one (prepared-database.ts). */
export function newDataDir(): string {
  const folder = emptyDataDir();
  copyPrepared(folder);
  return folder;
}
export const emptyDataDir = () => mkdtempSync(join(tmpdir(), 'linkbild-instance-'));
export function removeDataDir(folder: string) {
  for (const one of [folder, `${folder}-temporary`]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * A server that is killed cannot remove its browsers' folders: they go with the one it is given here. Browsers run under
 * an account of their own, which must be able to enter it.
 */
export function temporaryOf(dataDir: string): string {
  const folder = `${dataDir}-temporary`;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function startInstance(dataDir: string, env: Record<string, string> = {}): Promise<Instance> {
  const [port, shopPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    SAMPLE_SHOP_PORT: String(shopPort),
    DATA_DIR: dataDir,
    TMPDIR: temporaryOf(dataDir),
    NODE_ENV: 'production',
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|DATABASE_URL)/.test(name)),
  );
  const child = spawn(process.execPath, ['build/programs/server.js'], {
    env: { ...inherited, ...settings },
    // Its own process group, so that it can be killed as a whole. The channel closes with this process, however that
    // ends, and the server exits with the channel: an interrupted test run leaves no server behind.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const url = `http://localhost:${settings.PORT}`;
  // A worker only responds on the port for health checks.
  const { ROLE, HEALTH_PORT } = settings as Record<string, string>;
  await ready(child, ROLE === 'worker' ? `http://localhost:${HEALTH_PORT}` : url, () => text);
  return {
    url,
    shopUrl: `http://localhost:${settings.SAMPLE_SHOP_PORT}`,
    dataDir,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => text,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

/** Calls of the first super admin, with the cookie of a login. */
export async function logInAsAdmin(url: string): Promise<Api> {
  let cookie = '';
  const api = createClient(async ({ method, path, body }) => {
    const headers = { ...callHeaders, origin: url, cookie };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
  await api.login({ body: admin });
  return api;
}

async function ready(child: ChildProcess, url: string, output: () => string) {
  const until = Date.now() + 180_000;
  for (;;) {
    const isUp = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the instance did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    // A negative number means the whole group.
    if (child.pid) process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  });
}
