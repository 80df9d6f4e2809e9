// 200 mixed connections for eight minutes on a whole Linkbild: stored images, public pages, calls of logged-in people,
// images that must be drawn, writes. Is the last minute as fast as the second, does memory stay flat, and does every
// request get a proper response? `--minutes=3` and `--connections=50` for a shorter run.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryEnv } from '../scripts/setup.mjs';
import type { Db } from '../src/io/db/db.ts';
import { cookieOf, isShort, option, runBench, startDatabase, startLinkbild } from './environment.ts';
import { printTable, rounded } from './harness.ts';
import { addShop, startShop } from './photo-shop.ts';

const MINUTES = Number(option('minutes') ?? (isShort ? 1 : 8));
const CONNECTIONS = Number(option('connections') ?? 200);
const MINUTE_MS = 60_000;
/** The last minute compared with the second: the first is for the compiler and for caches. */
const MOST_DRIFT = 1.3;
/**
 * What may be added between the fourth and the last minute, apart from buffers: images that are kept in memory. These grow
 * with every new image until their caches are full (src/io/image-caches, photos in src/assemble.ts, src/images).
 */
const MOST_GROWTH = 1.1;
const MEMORY_FROM_MINUTE = 4;
const MOST_BUFFERS = 300;
/** Each image is drawn once; a page of the largest plan. */
const PAGES = isShort ? 500 : 9_000;
const HOT = 20;
const PEOPLE = 40;

const METRICS_TOKEN = 'a token for the soak';

interface VisitorKind {
  kind: string;
  /** Of a hundred connections. */
  share: number;
  pauseMs: number;
  ask: () => Visitor['next'];
}

/** A person reads for a while between two pages, a chat app fetches one image after the other. */
async function visitorKinds(
  db: Db,
  url: string,
  { id: projectId, uuid, slug }: { id: number; uuid: string; slug: string },
): Promise<VisitorKind[]> {
  const image = (page: number) => `/images/${uuid}/v1/products/${page}.jpg`;
  for (let page = 1; page <= HOT; page++) await (await fetch(url + image(page))).arrayBuffer();
  const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => cookieOf(db, `p${at}@bench.example`)));
  let drawn = HOT;
  const any = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)] as Item;
  const write = (cookie: string) => ({
    method: 'POST',
    path: '/api/user/achievement/',
    headers: { cookie, 'content-type': 'application/json', origin: url, 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ key: 'onboarding', value: String(Math.random()) }),
  });
  return [
    {
      kind: 'stored picture',
      share: 40,
      pauseMs: 20,
      ask: () => () => ({ path: image(1 + Math.floor(Math.random() * HOT)) }),
    },
    {
      kind: 'public page',
      share: 20,
      pauseMs: 200,
      ask: () => () => ({ path: any(['/', '/pricing', '/why', '/de']) }),
    },
    {
      kind: 'call of a person',
      share: 24,
      pauseMs: 300,
      ask: () => {
        const cookie = any(cookies);
        const paths = ['/api/auth/user', `/api/project/${projectId}/stats`, `/api/project/${projectId}/crawls`];
        return () => ({ path: any(paths), headers: { cookie } });
      },
    },
    {
      kind: "a person's page",
      share: 6,
      pauseMs: 1_500,
      ask: () => {
        const cookie = any(cookies);
        return () => ({ path: `/app/${slug}/dashboard`, headers: { cookie } });
      },
    },
    {
      kind: 'new picture',
      share: 4,
      pauseMs: 2_000,
      ask: () => () => ({ path: image(drawn++ < PAGES ? drawn : 1) }),
    },
    {
      kind: 'write',
      share: 6,
      pauseMs: 4_000,
      ask: () => {
        let at = Math.floor(Math.random() * PEOPLE);
        // Each person may write a thousand times an hour: they take turns.
        return () => write(cookies[at++ % PEOPLE] ?? '');
      },
    },
  ];
}

interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Visitor {
  kind: string;
  /** Average time between a response and the next request. */
  pauseMs: number;
  next: () => Ask;
}
interface Answer {
  kind: string;
  /** 0: none. */
  status: number;
  milliseconds: number;
}

interface Visiting {
  isOver: () => boolean;
  onAnswer: (answer: Answer) => void;
}

/** Each visitor has its own connection and sends one request after the other. */
async function visitUntil(url: string, visitors: Visitor[], { isOver, onAnswer }: Visiting): Promise<void> {
  await Promise.all(
    visitors.map(async ({ kind, pauseMs, next }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      // Not all at the same time.
      await wait(Math.random() * 2 * pauseMs);
      while (!isOver()) {
        const started = performance.now();
        const status = await ask(url, next(), agent);
        onAnswer({ kind, status, milliseconds: performance.now() - started });
        await wait(Math.random() * 2 * pauseMs);
      }
      agent.destroy();
    }),
  );
}

function ask(url: string, { path, method = 'GET', headers = {}, body }: Ask, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url + path, { method, headers, agent, timeout: 60_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

function percentile(list: Answer[], part: number): number {
  const sorted = list.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

interface Memory {
  own: number;
  /** What JavaScript holds, garbage included; and what lies beside it (images, sockets). */
  heap?: number;
  buffers?: number;
}

function inMegabytes(bytes = 0): number {
  return Math.round(bytes / 1e6);
}

async function heapOf(url: string): Promise<Omit<Memory, 'own'>> {
  const text = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).then(
    (response) => response.text(),
    () => '',
  );
  const value = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return { heap: value('nodejs_heap_size_used_bytes'), buffers: value('nodejs_external_memory_bytes') };
}

/** The server's own process; those that draw have a limit of their own. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

await runBench('soak', async () => {
  const shop = await startShop();
  const { dataDir, url: databaseUrl, db } = await startDatabase();
  const project = await addShop(db, shop.url, PAGES);
  // Memory as in service.
  const env = { DATABASE_URL: databaseUrl, SAMPLE_SHOP_PORT: '0', ALLOWED_PRIVATE_HOSTS: shop.host };
  const { url, pid } = await startLinkbild({ ...env, METRICS_TOKEN, ...memoryEnv }, dataDir);
  const kinds = await visitorKinds(db, url, project);
  const visitors = kinds.flatMap(({ kind, share, pauseMs, ask }) =>
    Array.from({ length: Math.round((share * CONNECTIONS) / 100) }, (): Visitor => ({ kind, pauseMs, next: ask() })),
  );
  const started = performance.now();
  const answers: Answer[][] = Array.from({ length: MINUTES }, () => []);
  const memory: Memory[] = [];
  const minuteOf = () => Math.floor((performance.now() - started) / MINUTE_MS);
  const watching = setInterval(() => {
    const minute = minuteOf();
    if (minute >= MINUTES) return;
    const own = Math.max(memory[minute]?.own ?? 0, memoryOf(pid));
    memory[minute] = { ...memory[minute], own };
    void heapOf(url).then((heap) => {
      memory[minute] = { own, ...heap };
    });
  }, 1_000);
  await visitUntil(url, visitors, {
    isOver: () => minuteOf() >= MINUTES,
    onAnswer: (answer) => answers[minuteOf()]?.push(answer),
  });
  clearInterval(watching);

  const figures = answers.map((list, minute) => ({
    minute: minute + 1,
    requests: list.length,
    p50: rounded(percentile(list, 0.5)),
    p99: rounded(percentile(list, 0.99)),
    megabytes: inMegabytes(memory[minute]?.own),
    heap: inMegabytes(memory[minute]?.heap),
    buffers: inMegabytes(memory[minute]?.buffers),
    failed: list.filter(({ status }) => status === 0 || status >= 500).length,
  }));
  printTable(
    ['minute', 'answers', 'p50 ms', 'p99 ms', 'memory MB', 'heap', 'buffers', '5xx or none'],
    figures.map((row) => Object.values(row).map(String)),
  );
  const all = answers.flat();
  printTable(
    ['asked for', 'answers', 'p50 ms', 'p99 ms', 'statuses'],
    kinds.map(({ kind }) => {
      const own = all.filter((answer) => answer.kind === kind);
      const statuses = Object.entries(Object.groupBy(own, ({ status }) => status)).map(
        ([at, list]) => `${at}: ${list?.length}`,
      );
      return [
        kind,
        String(own.length),
        ...[0.5, 0.99].map((part) => String(rounded(percentile(own, part)))),
        statuses.join(' '),
      ];
    }),
  );
  const [second, last] = [figures[1] ?? figures[0], figures.at(-1)];
  const p99Ratio = rounded((last?.p99 ?? 0) / (second?.p99 ?? 1));
  const full = figures[MEMORY_FROM_MINUTE - 1] ?? figures[0];
  const apart = (row: typeof last) => (row ? row.megabytes - row.buffers : Number.NaN);
  const memoryRatio = rounded(apart(last) / apart(full));
  const failures = figures.reduce((sum, { failed }) => sum + failed, 0);
  const load = rounded(loadavg()[0] ?? 0);
  const isFlat = memoryRatio <= MOST_GROWTH && (last?.buffers ?? 0) <= MOST_BUFFERS;
  console.log(
    `p99 of the last minute over the second ${p99Ratio} (at most ${MOST_DRIFT}), memory without buffers over the fourth ${memoryRatio} (at most ${MOST_GROWTH}), buffers ${last?.buffers} MB (at most ${MOST_BUFFERS}), ${failures} failed; load ${load}`,
  );
  return {
    ratios: {},
    figures: { connections: visitors.length, minutes: figures, p99Ratio, memoryRatio, failures, load },
    isFailed: failures > 0,
    isSlow: p99Ratio > MOST_DRIFT || !isFlat,
  };
});
