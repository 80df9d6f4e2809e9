// Serving a stored image to 200 connections: ours, with a crawl row for every fetch in PostgreSQL; compared with the
// least that a Node server can do (the same buffer, nothing logged), and nginx sending the same file (sendfile, its
// access log on). One process each, clients and database on the same cores, in turns, medians of the rounds.
//
// At full load, with wrk as the cheapest client there is: how many per second, and how long each of 200 waited that
// repeat at once. Also the CPU time per response, for us including the database's: it does not depend on the client.
// Then, with an open loop at a quarter and at half of our own throughput, how long a response takes when no request
// waits for others.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { endProcess, isShort, runBench, startDatabase, startProcess } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';
import type { Ready } from './processes/server-process.ts';
import { cpuOf, findNginx, findWrk, type Load, load, loadFlatOut } from './serve/load.ts';
import { measureProxy, startNginx } from './serve/proxy.ts';

const CONNECTIONS = 200;
const ROUNDS = isShort ? 1 : 5;
const SECONDS = isShort ? 2 : 5;
/** Node compiles hot code only after tens of thousands of responses. */
const WARM_UP_SECONDS = isShort ? 2 : 10;
const P99_BAR_MS = 20;

/** Sends the file from the folder. */
function startPlainNginx(folder: string) {
  const program = findNginx();
  if (!program) return null;
  const base = join(folder, 'nginx');
  mkdirSync(base, { recursive: true });
  const port = 20_000 + (process.pid % 20_000);
  const config = join(base, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; user root; worker_processes 1; pid ${base}/pid; error_log ${base}/error.log;
    events { worker_connections 1024; }
    http {
      types { image/jpeg jpg; }
      sendfile on; tcp_nopush on; keepalive_requests 1000000;
      access_log ${base}/access.log combined buffer=64k flush=1s;
      client_body_temp_path ${base}/a; proxy_temp_path ${base}/b; fastcgi_temp_path ${base}/c; uwsgi_temp_path ${base}/d; scgi_temp_path ${base}/e;
      server { listen 127.0.0.1:${port}; root ${folder}; location / { add_header Cache-Control "public, max-age=86400"; } }
    }`,
  );
  return { program, process: startNginx(program, config, base), url: `http://127.0.0.1:${port}/vase.jpg` };
}

interface Measured {
  rounds: (Load & { name: string; cpu: number })[];
  steady: (Load & { name: string; rate: number })[];
  rates: number[];
  names: string[];
  ready: Ready;
  wrk: unknown;
  proxied: Awaited<ReturnType<typeof measureProxy>>;
  crawlRows: number;
  answersOfOurs: number;
}

type Figure = 'perSecond' | 'p50' | 'p99';
const medianOf = <Row extends { name: string }>(rows: Row[], name: string, of: keyof Row) =>
  median(rows.filter((row) => row.name === name).map((row) => Number(row[of])));

function reportOf({ rounds, steady, rates, names, ready, wrk, proxied, crawlRows, answersOfOurs }: Measured) {
  const failed = [...rounds, ...steady].reduce((sum, round) => sum + round.failed, proxied?.failed ?? 0);
  const shown = (name: string, of: Figure) => String(rounded(medianOf(rounds, name, of)));
  const atRate = (name: string, rate: number, of: Figure) =>
    medianOf(
      steady.filter((row) => row.rate === rate),
      name,
      of,
    );
  console.log(
    `A picture of ${Math.round(ready.bytes / 1000)} kB to ${CONNECTIONS} connections, flat out with ${wrk ? 'wrk' : 'our own client'}, then at ${rates.join(' and ')} a second (medians of ${ROUNDS} rounds).\n`,
  );
  printTable(
    ['way', 'a second', 'µs CPU', 'p50 ms', 'p99 ms', ...rates.flatMap((rate) => [`p50 at ${rate}`, 'p99'])],
    names.map((name) => [
      name,
      String(Math.round(medianOf(rounds, name, 'perSecond'))),
      String(Math.round(medianOf(rounds, name, 'cpu'))),
      shown(name, 'p50'),
      shown(name, 'p99'),
      ...rates.flatMap((rate) =>
        [atRate(name, rate, 'p50'), atRate(name, rate, 'p99')].map((it) => String(rounded(it))),
      ),
    ]),
  );
  console.log(
    `Crawl rows in the database: ${crawlRows} of ${answersOfOurs} answers counted. Answers that failed: ${failed}.`,
  );
  for (const [when, p99] of [
    ['flat out', medianOf(rounds, 'linkbild', 'p99')],
    ...rates.map((rate) => [`at ${rate} a second`, atRate('linkbild', rate, 'p99')] as const),
  ] as const)
    console.log(
      `p99 ${when} ${rounded(p99)} ms, bar ${P99_BAR_MS} ms: ${p99 < P99_BAR_MS ? 'reached' : 'NOT reached'}`,
    );
  console.log();
  const peers = Object.fromEntries(
    names
      .filter((name) => name !== 'linkbild')
      .map((name) => [name, medianOf(rounds, 'linkbild', 'perSecond') / medianOf(rounds, name, 'perSecond')]),
  );
  const ratios = {
    ...peers,
    ...(proxied ? { proxy: proxied.ratio, 'proxy, counted at once': proxied.ratioCountedAtOnce } : {}),
  };
  const figures = Object.fromEntries(
    names.map((name) => [
      name,
      {
        perSecond: rounded(medianOf(rounds, name, 'perSecond')),
        cpuMicroseconds: rounded(medianOf(rounds, name, 'cpu')),
        p50: medianOf(rounds, name, 'p50'),
        p99: medianOf(rounds, name, 'p99'),
        steady: rates.map((rate) => ({ rate, p50: atRate(name, rate, 'p50'), p99: atRate(name, rate, 'p99') })),
      },
    ]),
  );
  return {
    ratios,
    bars: { node: 0.8, proxy: 0.9 },
    figures: { ...figures, proxied, bytes: ready.bytes, crawlRows, answersOfOurs, failed },
    // Every response has its row: those in flight at the end of a round have one and were not counted.
    isFailed: crawlRows < answersOfOurs,
    // On a busy machine a client gives up waiting.
    isSlow: failed > 0,
  };
}

await runBench('serve', async () => {
  const { dataDir: folder, url: databaseUrl, db } = await startDatabase();
  const hitFolder = join(folder, 'hits');
  mkdirSync(hitFolder);
  const postgres = globSync('**/postmaster.pid', { cwd: folder }).map((file) =>
    Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10),
  );
  const server = startProcess('server-process.ts', { databaseUrl, folder, hitFolder });
  const ready = await server.read<Ready>();
  const ours = [server.child.pid, ...postgres];
  const bare = startProcess('bare-process.ts', { file: ready.file });
  const { url: bareUrl } = await bare.read<{ url: string }>();

  const wrk = findWrk();
  const nginx = startPlainNginx(folder);
  const subjects = [
    { name: 'linkbild', url: ready.url, pids: ours },
    { name: 'node', url: bareUrl, pids: [bare.child.pid] },
    ...(nginx ? [{ name: 'nginx', url: nginx.url, pids: [nginx.process.pid] }] : []),
  ];
  type Subject = (typeof subjects)[number];
  const rounds: Measured['rounds'] = [];
  const steady: Measured['steady'] = [];
  let answersOfOurs = 0;
  const counted = (name: string, result: Load) => {
    if (name === 'linkbild') answersOfOurs += result.answers;
    return { name, ...result };
  };
  async function flatOut({ name, url, pids }: Subject, seconds: number) {
    const before = cpuOf(pids);
    const result = counted(name, await loadFlatOut(wrk, { url, connections: CONNECTIONS, seconds }));
    const after = cpuOf(pids);
    const cpu = before === null || after === null ? Number.NaN : ((after - before) * 1e6) / result.answers;
    return { ...result, cpu };
  }
  const inTurns = (round: number) => (round % 2 === 0 ? subjects : subjects.toReversed());

  for (const subject of subjects) await flatOut(subject, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++)
    for (const subject of inTurns(round)) rounds.push(await flatOut(subject, SECONDS));

  const most = medianOf(rounds, 'linkbild', 'perSecond');
  const rates = [most / 4, most / 2].map((rate) => Math.max(CONNECTIONS, Math.round(rate / 100) * 100));
  for (let round = 0; round < rates.length * ROUNDS; round++) {
    const rate = rates[round % rates.length] ?? CONNECTIONS;
    for (const { name, url } of inTurns(round)) {
      const order = { url, connections: CONNECTIONS, seconds: SECONDS, rate };
      steady.push({ ...counted(name, await load(order)), rate });
    }
  }

  const timing = { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
  const proxied =
    nginx &&
    (await measureProxy({
      nginx: nginx.program,
      wrk,
      folder,
      url: ready.url,
      plainUrl: nginx.url,
      plainPid: nginx.process.pid,
      hitFolder,
      counting: ours,
      ...timing,
    }));
  answersOfOurs += proxied?.answers ?? 0;
  // It writes its last rows when it ends.
  await endProcess(server.child);
  const { rows } = await db.execute(sql`select count(*)::int as count from crawls`);

  const crawlRows = Number(rows[0]?.count ?? 0);
  return reportOf({
    rounds,
    steady,
    rates,
    names: subjects.map(({ name }) => name),
    ready,
    wrk,
    proxied,
    crawlRows,
    answersOfOurs,
  });
});
