// The clients of the serve bench. At full load it is wrk if available, as every microsecond of the client hides some of
// the difference between the servers; otherwise, and always at a steady rate, our own thin one in a separate process.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LoadOrder } from '../processes/client-process.ts';

export interface Load {
  answers: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

export const userAgent = 'WhatsApp/2.23.20.0 A';

/** Closed loop: each connection repeats as soon as it has its response. */
export async function loadFlatOut(wrk: Program | null, order: LoadOrder): Promise<Load> {
  if (!wrk) return load(order);
  const { connections, seconds, url } = order;
  const threads = Math.min(connections, availableParallelism());
  const stdout = await run(
    wrk.path,
    [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `User-Agent: ${userAgent}`, url],
    wrk.env,
  );
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    answers: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Our own client: closed loop, or open loop with a `rate`. */
export async function load(order: LoadOrder): Promise<Load> {
  const file = join(import.meta.dirname, '..', 'processes', 'client-process.ts');
  return JSON.parse(await run(process.execPath, [file, JSON.stringify(order)], process.env));
}

/**
 * In a session of its own, as the database has one: Linux distributes the cores by session first (autogroup), and
 * clients are not part of the server.
 */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env, detached: true });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${program}: ${code}`))));
  });
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
function milliseconds(text = ''): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

export interface Program {
  path: string;
  /** How to start it: an unpacked one looks for its libraries beside itself. */
  env: NodeJS.ProcessEnv;
}

const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** nginx, the peer. */
export const findNginx = () => findProgram('nginx', ['nginx', 'nginx-common'], '-v');
/** wrk, a client in C that costs less than anything in Node. */
export const findWrk = () => findProgram('wrk', ['wrk', 'libluajit-5.1-2'], '-v');

const FETCH_MS = 60_000;

/** Null if unavailable, with a line that says so. */
function findProgram(name: string, packages: string[], versionFlag: string): Program | null {
  const installed = places.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (installed) return { path: installed, env: process.env };
  const folder = join(import.meta.dirname, '..', 'node_modules', `.${name}`);
  const unpacked = () => {
    const path = globSync(`usr/{bin,sbin}/${name}`, { cwd: folder })[0];
    const libraries = globSync('usr/lib/*-linux-*', { cwd: folder }).map((lib) => join(folder, lib));
    return path
      ? { path: join(folder, path), env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } }
      : null;
  };
  if (!unpacked()) {
    console.error(`Fetching ${name} …`);
    mkdirSync(folder, { recursive: true });
    const run = (command: string, args: string[]) =>
      spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: FETCH_MS });
    // An unreachable mirror is reported soon.
    const apt = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
    run('apt-get', [...apt, 'update']);
    run('apt-get', [...apt, 'download', ...packages]);
    for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb'))) run('dpkg', ['-x', file, '.']);
  }
  const found = unpacked();
  // A missing exit code means a signal or a missing library; wrk prints its version with 1.
  const works = found && (spawnSync(found.path, [versionFlag], { env: found.env }).status ?? 127) < 2;
  if (!works) console.error(`${name} is not to be had on this machine: install it to measure with it.`);
  return works ? found : null;
}

/** CPU seconds used by processes and their children; null if the system does not say (not Linux). */
export function cpuOf(pids: (number | undefined)[]): number | null {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const rows = all.flatMap((name) => statOf(Number(name)));
    const wanted = new Set(pids);
    for (const { pid, parent } of rows) if (wanted.has(parent)) wanted.add(pid);
    return rows.filter(({ pid }) => wanted.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
  } catch {
    return null;
  }
}

function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return []; // Gone meanwhile.
  }
}
