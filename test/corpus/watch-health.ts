// A separate process that keeps polling the health of a server. A machine busy with other things delays the response
// too. So Linux reports (schedstat) how long the server's thread, its database and we ourselves waited for a processor
// meanwhile, and how long the server's thread really worked before it responded. On other systems the whole time
// counts.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

export interface Watched {
  checks: number;
  failures: string[];
  /** Milliseconds of the slowest check: in total, without what the machine gave to others, and work of the thread. */
  longest: number;
  longestOwn: number;
  longestWork: number;
  /** The 99th percentile. */
  usual: number;
}

const INTERVAL_MS = 20;
/** No response for this long is as good as none: the rest of the corpus need not be sent. */
const FROZEN_MS = 8_000;
const [address = '', pid = '', dataDir = ''] = process.argv.slice(2);
const readOr = (file: string, other: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return other;
  }
};
/** Milliseconds that a process's first thread has worked, and has waited for a processor, so far. */
function timesOf(id: string): { worked: number; waited: number } | null {
  const [worked, waited] = readOr(`/proc/${id}/task/${id}/schedstat`, '').split(' ').map(Number);
  return worked === undefined || waited === undefined ? null : { worked: worked / 1e6, waited: waited / 1e6 };
}

function look() {
  const postmaster = readOr(join(dataDir, 'postgres', 'postmaster.pid'), '').split('\n')[0] ?? '';
  const children = readOr(`/proc/${postmaster}/task/${postmaster}/children`, '').split(' ').filter(Boolean);
  const database = new Map(children.map((id) => [id, timesOf(id)?.waited ?? 0]));
  return { server: timesOf(pid), we: timesOf(String(process.pid)), database };
}

/** Of the database's many processes one takes part in a check. */
function since(before: ReturnType<typeof look>, ms: number): { own: number; work: number } {
  const { server, we, database } = look();
  if (!server || !before.server || !we || !before.we) return { own: ms, work: ms };
  const waits = Array.from(database, ([id, waited]) => waited - (before.database.get(id) ?? waited));
  const waited = server.waited - before.server.waited + we.waited - before.we.waited + Math.max(0, ...waits);
  return { own: ms - waited, work: server.worked - before.server.worked };
}

async function watch(url: string) {
  const agent = new Agent({ keepAlive: true });
  const ask = (target: string) =>
    new Promise<{ status: number; ms: number }>((resolve) => {
      const started = performance.now();
      const done = (status: number) => resolve({ status, ms: performance.now() - started });
      const asking = get(target, { agent }, (response) => {
        response.resume().on('end', () => done(response.statusCode ?? 0));
      });
      asking.on('error', () => done(0)).setTimeout(FROZEN_MS, () => asking.destroy());
    });
  const times: number[] = [];
  const watched: Watched = {
    checks: 0,
    failures: [],
    longest: 0,
    longestOwn: 0,
    longestWork: 0,
    usual: 0,
  };
  let isRunning = true;
  process.on('message', () => {
    isRunning = false;
  });
  // The first opens the connection.
  await ask(url);
  process.send?.('ready');
  while (isRunning) {
    const before = look();
    const { status, ms } = await ask(url);
    watched.checks += 1;
    times.push(ms);
    watched.longest = Math.max(watched.longest, ms);
    const { own, work } = since(before, ms);
    watched.longestOwn = Math.max(watched.longestOwn, own);
    watched.longestWork = Math.max(watched.longestWork, work);
    if (status !== 200) watched.failures.push(`check ${watched.checks}: ${status} after ${Math.round(ms)} ms`);
    if (ms >= FROZEN_MS || watched.failures.length > 20) break;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  watched.usual = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  // Reported when asked, or at once if there is nothing left to watch.
  process.send?.(watched, () => process.exit());
}

if (address) await watch(address);
