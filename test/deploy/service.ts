import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Image } from './containers.ts';
import { startCommand } from './production-tree.ts';

// A process of the layout: started as an operator starts it, from the production tree or in a container.

export interface Service {
  name: string;
  output(): string;
  /** SIGTERM, and the milliseconds until it was gone. Throws unless it shut down cleanly. */
  stop(): Promise<number>;
  start(): Promise<void>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** At the end, whatever state it is in. */
  end(): Promise<void>;
}

interface ServiceOptions {
  tree: string;
  /** Instead of a process: the container that runs it. */
  image?: Image | undefined;
  env: Record<string, string>;
  /** 200 once ready. */
  healthUrl: string;
  /** An open port, passed as systemd does. */
  listenFd?: number;
}

const READY_MS = 60_000;

export function createService(name: string, { tree, image, env, healthUrl, listenFd }: ServiceOptions): Service {
  let child: ChildProcess | null = null;
  let text = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const exit = () =>
    new Promise<number | null>((resolve) => {
      if (!isRunning()) return resolve(child?.exitCode ?? null);
      child?.once('exit', (code) => resolve(code));
    });

  async function start() {
    const all = { LOG_LEVEL: 'warn', ...env };
    const [program = '', ...args] = image ? image.command(name, all) : startCommand;
    const path = process.env.PATH ?? '';
    const started = spawn(program, args, {
      cwd: tree,
      env: image ? process.env : { PATH: path, HOME: tree, ...all, ...(listenFd ? { LISTEN_FDS: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', ...(listenFd ? [listenFd] : [])],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (text += chunk));
    const until = Date.now() + READY_MS;
    while (!(await isHealthy(healthUrl))) {
      if (!isRunning() || Date.now() > until) throw new Error(`${name} did not start:\n${text}`);
      await wait(30);
    }
  }

  return {
    name,
    start,
    output: () => text,
    async stop() {
      const from = performance.now();
      child?.kill('SIGTERM');
      const code = await exit();
      if (code !== 0) throw new Error(`${name} ended with ${code}:\n${text}`);
      return performance.now() - from;
    },
    async kill() {
      if (image) image.kill(name);
      else child?.kill('SIGKILL');
      await exit();
    },
    async end() {
      if (!isRunning()) return;
      child?.kill('SIGTERM');
      await exit();
    },
  };
}

const isHealthy = (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
