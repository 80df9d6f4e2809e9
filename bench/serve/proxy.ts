// The row "through the proxy": nginx with the shipped configuration sends our image from its cache, each hit a line in a
// folder, beside plain nginx sending the same file. Without TLS on both sides, one worker each. Then the same while our
// process makes rows of these lines, on the same cores: in service a worker does it, in its own time.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillConfiguration } from '../../test/deploy/nginx.ts';
import { freePort } from '../../test/instance.ts';
import { atEnd, endProcess } from '../environment.ts';
import { median, printTable, rounded } from '../harness.ts';
import { cpuOf, type Load, loadFlatOut, type Program } from './load.ts';

/** A working nginx answers at once. */
const START_MS = 10_000;

interface Options {
  nginx: Program;
  wrk: Program | null;
  folder: string;
  /** Our image, directly from our process. */
  url: string;
  /** The same file, from plain nginx. */
  plainUrl: string;
  /** Which our process reads. */
  hitFolder: string;
  /** Our process and the database's, which make a row of every hit. */
  counting: (number | undefined)[];
  plainPid: number | undefined;
  connections: number;
  rounds: number;
  seconds: number;
}

type ProxyLoad = Load & {
  /** Microseconds an answer: of nginx, and of what makes rows of its hits at the same time. */
  cpu: number;
  countingCpu: number;
};

export async function measureProxy(options: Options) {
  const { wrk, plainUrl, connections, rounds, seconds } = options;
  const proxy = await startProxy(options);
  if (!proxy) {
    console.error('nginx does not start with the shipped configuration: no figures of the proxy.');
    return null;
  }
  const { child, url: proxyUrl } = proxy;
  const plain = { name: 'plain nginx', url: plainUrl, pids: [options.plainPid] };
  const through = { name: 'through the proxy', url: proxyUrl, pids: [child.pid] };
  const atOnce = { name: 'and counted at once', url: proxyUrl, pids: [child.pid] };
  const subjects = [plain, through, atOnce];
  const loads = new Map<string, ProxyLoad[]>(subjects.map(({ name }) => [name, []]));
  let answers = 1; // The one that filled the cache.

  async function measureOnce({ name, url, pids }: typeof plain, isWarm = true) {
    const before = [cpuOf(pids), cpuOf(options.counting)];
    const load = await loadFlatOut(wrk, { url, connections, seconds });
    const [cpu = 0, countingCpu = 0] = [cpuOf(pids), cpuOf(options.counting)].map(
      (after, at) => (((after ?? Number.NaN) - (before[at] ?? Number.NaN)) * 1e6) / load.answers,
    );
    if (url === proxyUrl) answers += load.answers;
    if (isWarm) loads.get(name)?.push({ ...load, cpu, countingCpu });
  }

  for (let round = -1; round < rounds; round++) {
    for (const subject of round % 2 === 0 ? [plain, through] : [through, plain]) await measureOnce(subject, round >= 0);
  }
  process.kill(options.counting[0] ?? 0, 'SIGUSR2');
  for (let round = 0; round < rounds; round++) await measureOnce(atOnce);
  await endProcess(child);
  const of = (name: string, figure: 'perSecond' | 'p50' | 'p99' | 'cpu' | 'countingCpu') =>
    median((loads.get(name) ?? []).map((load) => load[figure]));
  printTable(
    ['way', 'a second', 'µs CPU of nginx', 'of counting', 'p50 ms', 'p99 ms'],
    subjects.map(({ name }) => [
      name,
      String(Math.round(of(name, 'perSecond'))),
      String(Math.round(of(name, 'cpu'))),
      String(Math.round(of(name, 'countingCpu'))),
      String(rounded(of(name, 'p50'))),
      String(rounded(of(name, 'p99'))),
    ]),
  );
  const perSecond = (name: string) => of(name, 'perSecond');
  return {
    ratio: perSecond(through.name) / perSecond(plain.name),
    ratioCountedAtOnce: perSecond(atOnce.name) / perSecond(plain.name),
    perSecond: rounded(perSecond(through.name)),
    /** Each of them has a row once our process has read its folder. */
    answers,
    failed: [...loads.values()].flat().reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function startProxy({ nginx, folder, url, hitFolder }: Options) {
  const base = join(folder, 'proxy');
  mkdirSync(base, { recursive: true });
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const webPort = Number(new URL(url).port);
  const shipped = fillConfiguration({ folder: base, httpPort, httpsPort, webPorts: [webPort, webPort], hitFolder });
  const plain = shipped.replace(' ssl http2;', ';').replace(/^\s*ssl_.*$/gm, '');
  writeFileSync(join(base, 'linkbild.conf'), plain);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${base}/${name};`,
  );
  const main = join(base, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `daemon off; ${user} worker_processes 1; pid ${base}/pid; error_log ${base}/error.log;
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} include linkbild.conf; }\n`,
  );
  const child = startNginx(nginx, main, base);
  const proxied = `http://127.0.0.1:${httpsPort}${new URL(url).pathname}`;
  const isHit = () =>
    fetch(proxied).then(
      async (response) => (await response.arrayBuffer()) && response.headers.get('x-cache') === 'HIT',
      () => false,
    );
  const until = performance.now() + START_MS;
  while (!(await isHit())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (hasEnded || performance.now() > until) return null;
    await wait(50);
  }
  return { url: proxied, child };
}

export function startNginx(nginx: Program, config: string, base: string): ChildProcess {
  const child = spawn(nginx.path, ['-c', config, '-p', base], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: nginx.env,
  });
  // A program that cannot be started has no exit: who waits for it looks at its pid.
  child.on('error', (error) => console.error(`nginx: ${error.message}`));
  if (child.pid !== undefined) atEnd(() => endProcess(child));
  return child;
}
