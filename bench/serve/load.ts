// The clients of the serve bench. At full load it is wrk if available, as every microsecond of the client hides some of
// the difference between the servers; otherwise, and always at a steady rate, our own thin one in a separate process.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { LoadOrder } from './client-process.ts';
import type { Program } from './find-program.ts';

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
  const file = join(import.meta.dirname, 'client-process.ts');
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
