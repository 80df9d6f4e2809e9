// What lists and charts cost once the log has grown: five million fetches of 200 projects over 400 days, two million of
// them of one shop with 100,000 pages. Everything is requested over HTTP from a whole Linkbild on an embedded
// PostgreSQL. Each figure is the median of the rounds; the limit is 100 ms. Then ten charts of a year at once, while
// others fetch a stored image and make small calls. `--folder=path` keeps the filled database and reuses it; `--short`
// fills less.

import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { clientOf, cookieOf, isShort, option, runBench, startDatabase, startLinkbild } from './environment.ts';
import { fillLog } from './growth-log.ts';
import { median, printTable, rounded } from './harness.ts';
import { addShop, startShop } from './photo-shop.ts';

const ROWS = isShort ? 50_000 : 5_000_000;
const PAGES = isShort ? 1_000 : 100_000;
const ROUNDS = isShort ? 3 : 7;
const BAR_MS = 100;

/** Processor time that a virtual machine did not get although it had work (proc(5), `steal`): the figures suffer. */
function processorTime() {
  if (!existsSync('/proc/stat')) return { all: 0, stolen: 0 };
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}
function stolenSince(before: ReturnType<typeof processorTime>): string {
  const now = processorTime();
  return `${Math.round((100 * (now.stolen - before.stolen)) / Math.max(1, now.all - before.all))} %`;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastPage = Math.floor((ROWS * 0.4) / 25) - 100;

/** All that is timed, by its name. */
const subjectsOf = (
  api: ReturnType<typeof clientOf>,
  params: { id: string },
  subPageUuid: string,
): [string, () => Promise<unknown>][] => [
  ['chart of 21 days', () => api.getStats({ params, query: {} })],
  ['chart of 90 days', () => api.getStats({ params, query: { from: daysAgo(89) } })],
  ['chart of a year', () => api.getStats({ params, query: { from: daysAgo(364) } })],
  ['chart of a year, Slack alone', () => api.getStats({ params, query: { from: daysAgo(364), type: 'Slack' } })],
  ['chart of a year, one page', () => api.getStats({ params, query: { from: daysAgo(364), subPageUuid } })],
  ['crawls, first page', () => api.listCrawls({ params, query: {} })],
  ['crawls, near the last page', () => api.listCrawls({ params, query: { page: lastPage } })],
  ['crawls, search for a page', () => api.listCrawls({ params, query: { search: 'product-77' } })],
  ['crawls, search for a platform', () => api.listCrawls({ params, query: { search: 'slack' } })],
  ['crawls, search without result', () => api.listCrawls({ params, query: { search: 'no such thing' } })],
  ['all crawls, first page', () => api.listAllCrawls({ query: {} })],
  ['all crawls, page 390', () => api.listAllCrawls({ query: { page: 390 } })],
  ['all crawls, search', () => api.listAllCrawls({ query: { search: 'project-17' } })],
  ['sub pages, first page', () => api.listSubPages({ params, query: {} })],
  ['sub pages, search', () => api.listSubPages({ params, query: { search: 'product-77' } })],
  ['templates with their numbers', () => api.listTemplates({ params })],
  ['all projects', () => api.listAllProjects({ query: {} })],
];

const timed = async (ask: () => Promise<unknown>) => {
  const started = performance.now();
  await ask();
  return performance.now() - started;
};

/**
 * What others wait while ten charts are computed at once, three times in a row. Each of the ten is a different one:
 * the same would be computed once. The longest is printed beside: on two cores, which the database and the bench
 * share with the server, it says how the system distributes the cores.
 */
async function besideTen(chart: (shorter: number) => Promise<unknown>, others: Record<string, () => Promise<unknown>>) {
  let isBusy = true;
  const charts: number[] = [];
  const worst = Object.entries(others).map(async ([name, ask]) => {
    await ask(); // drawn and cached before it is timed
    const list: number[] = [];
    while (isBusy) list.push(await timed(ask));
    list.sort((a, b) => a - b);
    const [usual = 0, longest = 0] = [list[Math.floor(list.length * 0.95)], list.at(-1)];
    console.log(`${name} beside ten charts of a year: ${list.length} times, longest ${rounded(longest)} ms`);
    return [`${name} beside ten charts of a year, 95 of 100 within`, rounded(usual)] as const;
  });
  for (let round = 0; round < 3; round++) {
    charts.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => timed(() => chart(at))))));
  }
  isBusy = false;
  console.log(
    `Ten charts of a year at once: each ${rounded(median(charts))} ms, longest ${rounded(Math.max(...charts))} ms`,
  );
  return Object.fromEntries(await Promise.all(worst));
}

await runBench('growth', async () => {
  const folder = option('folder');
  const shop = await startShop();
  const isFresh = !folder || !existsSync(join(folder, 'postgres'));
  const { dataDir, url: databaseUrl, db } = await startDatabase(folder);
  const started = performance.now();
  if (isFresh) await fillLog(databaseUrl, { rows: ROWS, pages: PAGES, projects: 200 });
  const filled = rounded((performance.now() - started) / 1000);
  const { uuid } = await addShop(db, shop.url, 1);
  const imagePath = `/images/${uuid}/v1/products/1.jpg`;
  const env = { DATABASE_URL: databaseUrl, SAMPLE_SHOP_PORT: '0', ALLOWED_PRIVATE_HOSTS: shop.host };
  const { url } = await startLinkbild(env, dataDir);
  const cookie = await cookieOf(db, 'admin@bench.example');
  const api = clientOf(url, cookie);
  const grown = (await api.listAllProjects({ query: { search: 'project-1.example' } })).items.find(
    ({ slug }) => slug === 'project-1',
  );
  if (!grown) throw new Error('the grown project is missing');
  const params = { id: String(grown.id) };
  const [page] = (await api.listSubPages({ params, query: { search: 'product-1' } })).items;
  const year = (shorter = 0) => api.getStats({ params, query: { from: daysAgo(364 - shorter) } });
  const visit = async (path: string) => {
    const response = await fetch(url + path, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  };
  const subjects: ReturnType<typeof subjectsOf> = [
    ['the dashboard, drawn', () => visit('/app/project-1/dashboard')],
    ...subjectsOf(api, params, page?.uuid ?? ''),
  ];
  const times = new Map<string, number[]>(subjects.map(([name]) => [name, []]));
  const before = processorTime();
  // The first round fills the database's own cache.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, ask] of subjects) {
      const time = await timed(ask);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  const milliseconds = Object.fromEntries([...times].map(([name, list]) => [name, rounded(median(list))]));
  const beside = await besideTen(year, {
    'a stored image': () => visit(imagePath),
    'a small call': () => api.getUser(),
  });
  const all = { ...milliseconds, ...beside };
  console.log(
    `${ROWS.toLocaleString('en')} fetches of 200 projects, filled in ${filled} s; load of the machine ${loadavg()[0]?.toFixed(1)}, ${stolenSince(before)} of its time was taken by others`,
  );
  printTable(
    ['asked for', 'milliseconds', `bar ${BAR_MS} ms`],
    Object.entries(all).map(([name, ms]) => [name, String(ms), ms <= BAR_MS ? 'yes' : 'NO']),
  );
  return {
    ratios: {},
    figures: { filledSeconds: filled, milliseconds, beside },
    isSlow: Object.values(all).some((ms) => ms > BAR_MS),
  };
});
