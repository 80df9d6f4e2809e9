// What lists and charts cost when the log has grown: five million fetches of 200 projects over 400 days, two million of them
// of one shop with 100,000 pages. Everything is asked for through the API, on an embedded PostgreSQL of its own. Each figure
// is the median of the rounds; the bar is 100 ms. Then ten charts of a year at once, while somebody else makes a small call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../src/api/app.ts';
import { assemble } from '../src/assemble.ts';
import { callHeaders, createClient } from '../src/contract/client.ts';
import { SESSION_COOKIE } from '../src/contract/session-cookie.ts';
import { readEnv } from '../src/env.ts';
import { newToken } from '../src/io/accounts/tokens.ts';
import { migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { addSession } from '../src/io/db/queries/sessions.ts';
import { addUser } from '../src/io/db/queries/users.ts';
import { createLog } from '../src/io/log/log.ts';
import { fillLog } from './growth/fill-log.ts';
import { finish, median, printTable, rounded } from './harness.ts';

const isShort = process.argv.includes('--short');
const ROWS = isShort ? 200_000 : 5_000_000;
const PAGES = isShort ? 5_000 : 100_000;
const ROUNDS = isShort ? 3 : 7;
const BAR_MS = 100;
const siteUrl = 'http://localhost:3000';

const folder = mkdtempSync(join(tmpdir(), 'linkbild-growth-'));
const embedded = await startEmbedded({ dataDir: folder });
const env = readEnv({ DATA_DIR: folder, SITE_URL: siteUrl, SAMPLE_SHOP_PORT: '0', LOG_LEVEL: 'silent', ROLE: 'web' });
await migrateUp(embedded.url);
const assembled = await assemble(env, embedded.url, createLog('silent'));
const { io } = assembled;
try {
  process.exitCode = await measureLists();
} finally {
  await assembled.boss.stop({ graceful: false, close: true });
  await assembled.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureLists(): Promise<number> {
  const filling = performance.now();
  const shop = await fillLog(embedded.url, { rows: ROWS, pages: PAGES, projects: 200 });
  const fillSeconds = rounded((performance.now() - filling) / 1000);
  const admin = await addUser(io.db, { email: 'admin@bench.example', role: 'superadmin', status: 'active' });
  if (!admin) throw new Error('no super admin');
  const token = newToken();
  await addSession(io.db, admin.id, token);
  const app = createApi(io);
  const api = createClient(async ({ method, path, body }) =>
    app.fetch(
      new Request(`http://bench${path}`, {
        method,
        headers: { ...callHeaders, origin: siteUrl, cookie: `${SESSION_COOKIE}=${token}` },
        ...(body === undefined ? {} : { body }),
      }),
      { client: 'bench' },
    ),
  );
  const params = { id: String(shop.id) };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const year = () => api.getStats({ params, query: { from: daysAgo(364) } });
  const lastPage = Math.floor((ROWS * 0.4) / 25) - 2;
  const subjects: [string, () => Promise<unknown>][] = [
    ['chart of 21 days', () => api.getStats({ params, query: {} })],
    ['chart of 90 days', () => api.getStats({ params, query: { from: daysAgo(89) } })],
    ['chart of a year', year],
    ['chart of a year, Slack alone', () => api.getStats({ params, query: { from: daysAgo(364), type: 'Slack' } })],
    [
      'chart of a year, one page',
      () => api.getStats({ params, query: { from: daysAgo(364), subPageUuid: shop.page } }),
    ],
    ['crawls, first page', () => api.listCrawls({ params, query: {} })],
    ['crawls, last page', () => api.listCrawls({ params, query: { page: lastPage } })],
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
  const times = new Map<string, number[]>(subjects.map(([name]) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, ask] of subjects) {
      const started = performance.now();
      await ask();
      // The first round fills the database's own cache.
      if (round > 0) times.get(name)?.push(performance.now() - started);
    }
  }
  const small: number[] = [];
  let isBusy = true;
  const ten = Promise.all(Array.from({ length: 10 }, year)).then(() => {
    isBusy = false;
  });
  while (isBusy) {
    const started = performance.now();
    await api.getUser();
    small.push(performance.now() - started);
  }
  await ten;
  const milliseconds = Object.fromEntries([...times].map(([name, list]) => [name, rounded(median(list))]));
  const worstSmall = rounded(Math.max(...small));
  const rows = Object.entries(milliseconds).map(([name, ms]) => [name, `${ms} ms`, ms <= BAR_MS ? 'yes' : 'NO']);
  console.log(`${ROWS.toLocaleString('en')} fetches of 200 projects, filled in ${fillSeconds} s`);
  printTable(
    ['asked for', 'median', `bar ${BAR_MS} ms`],
    [
      ...rows,
      ['a small call beside ten charts of a year, longest', `${worstSmall} ms`, worstSmall <= BAR_MS ? 'yes' : 'NO'],
    ],
  );
  finish({ bench: 'growth', ratios: {}, figures: { milliseconds, besideTenCharts: worstSmall } }, {});
  return worstSmall > BAR_MS || Object.values(milliseconds).some((ms) => ms > BAR_MS) ? 1 : 0;
}
