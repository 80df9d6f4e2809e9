// Serving a stored picture to 200 connections: ours, with a crawl row for every fetch in PostgreSQL, beside nginx sending the
// same file (sendfile, its access log on). One process a core each, one client for both, in turns, medians of the rounds.
// First flat out, for the throughput; there every answer waits for 199 others, so that its time is 200 divided by the
// throughput of server and client together. Then at a steady rate, half of our own throughput, for the time of an answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type Autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { connect, migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { finish, median, printTable, rounded } from './harness.ts';
import { findNginx } from './serve/find-nginx.ts';
import type { Order, Ready } from './serve/server-process.ts';

const autocannon: typeof Autocannon = createRequire(new URL('../package.json', import.meta.url))('autocannon');
const isShort = process.argv.includes('--short');
const CONNECTIONS = 200;
const ROUNDS = isShort ? 1 : 5;
const SECONDS = isShort ? 2 : 5;
const P99_BAR_MS = 20;

const folder = mkdtempSync(join(tmpdir(), 'linkbild-serve-'));
const embedded = await startEmbedded({ dataDir: folder });
await migrateUp(embedded.url);

// One process a core, as nginx has workers.
const processes: ChildProcess[] = [];
const start = (order: Order) =>
  new Promise<Ready>((resolve, reject) => {
    const file = join(import.meta.dirname, 'serve/server-process.ts');
    const child = spawn(process.execPath, [file, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
    processes.push(child);
    child.stdout?.once('data', (line) => resolve(JSON.parse(String(line)) as Ready));
    child.once('exit', (code) => reject(new Error(`our server ended with ${code}`)));
  });
const ready = await start({ databaseUrl: embedded.url, folder });
while (processes.length < availableParallelism()) await start({ databaseUrl: embedded.url, folder, join: ready });

const nginx = startNginx();
const subjects = [{ name: 'linkbild', url: ready.url }, ...(nginx ? [{ name: 'nginx', url: nginx.url }] : [])];
const rounds: { name: string; perSecond: number; p50: number; p99: number; failed: number }[] = [];
const load = (url: string, duration: number, rate?: number) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { 'user-agent': 'WhatsApp/2.23.20.0' },
    ...(rate ? { overallRate: rate } : {}),
  });
for (const { url } of subjects) await load(url, isShort ? 1 : 3);
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, url } of round % 2 === 0 ? subjects : subjects.toReversed()) {
    const { requests, latency, non2xx, errors } = await load(url, SECONDS);
    rounds.push({ name, perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors });
  }
}
const ofOurs = rounds.filter(({ name }) => name === 'linkbild').map(({ perSecond }) => perSecond);
const steadyRate = Math.max(CONNECTIONS, Math.round(median(ofOurs) / 2));
const steady = new Map<string, { p50: number; p99: number }>();
for (const { name, url } of subjects) {
  const { latency, non2xx, errors } = await load(url, 2 * SECONDS, steadyRate);
  steady.set(name, latency);
  rounds.push({ name: 'steady', perSecond: 0, p50: 0, p99: 0, failed: non2xx + errors });
}
nginx?.process.kill('SIGTERM');
for (const child of processes) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
const database = connect(embedded.url);
const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from crawls`);
await database.close();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

const figure = (name: string, of: 'perSecond' | 'p50' | 'p99') =>
  median(rounds.filter((round) => round.name === name).map((round) => round[of]));
const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
console.log(
  `A picture of ${Math.round(ready.bytes / 1000)} kB to ${CONNECTIONS} connections (median of ${ROUNDS} rounds).\n`,
);
printTable(
  ['way', 'a second', 'p50 ms', 'p99 ms', `p50 at ${steadyRate}/s`, 'p99'],
  subjects.map(({ name }) => [
    name,
    String(Math.round(figure(name, 'perSecond'))),
    String(figure(name, 'p50')),
    String(figure(name, 'p99')),
    String(steady.get(name)?.p50),
    String(steady.get(name)?.p99),
  ]),
);
const p99 = steady.get('linkbild')?.p99 ?? Number.NaN;
console.log(`Crawl rows in the database: ${rows[0]?.count}. Answers that failed: ${failed}.`);
console.log(
  `p99 at the steady rate ${p99} ms, bar ${P99_BAR_MS} ms: ${p99 < P99_BAR_MS ? 'reached' : 'NOT reached'}\n`,
);
const ratios: Record<string, number> = nginx
  ? { nginx: figure('linkbild', 'perSecond') / figure('nginx', 'perSecond') }
  : {};
const figures = Object.fromEntries(
  subjects.map(({ name }) => [
    name,
    {
      perSecond: rounded(figure(name, 'perSecond')),
      p50: figure(name, 'p50'),
      p99: figure(name, 'p99'),
      steady: { perSecond: steadyRate, p50: steady.get(name)?.p50, p99: steady.get(name)?.p99 },
    },
  ]),
);
finish(
  { bench: 'serve', ratios, figures: { ...figures, bytes: ready.bytes, crawlRows: rows[0]?.count, failed } },
  { nginx: 0.5 },
);
process.exit(failed > 0 ? 1 : 0);

function startNginx() {
  const binary = findNginx();
  if (!binary) return null;
  const base = join(folder, 'nginx');
  mkdirSync(base, { recursive: true });
  const port = 20_000 + (process.pid % 20_000);
  const config = join(base, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; user root; worker_processes auto; pid ${base}/pid; error_log ${base}/error.log;
    events { worker_connections 1024; }
    http {
      types { image/jpeg jpg; }
      sendfile on; tcp_nopush on; keepalive_requests 1000000;
      access_log ${base}/access.log combined buffer=64k flush=1s;
      client_body_temp_path ${base}/a; proxy_temp_path ${base}/b; fastcgi_temp_path ${base}/c; uwsgi_temp_path ${base}/d; scgi_temp_path ${base}/e;
      server { listen 127.0.0.1:${port}; root ${folder}; location / { add_header Cache-Control "public, max-age=86400"; } }
    }`,
  );
  const child = spawn(binary, ['-c', config, '-p', base], { stdio: ['ignore', 'inherit', 'inherit'] });
  return { process: child, url: `http://127.0.0.1:${port}/vase.jpg` };
}
