import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAgent } from '#domain/agents/read-agent.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import { subscriptions } from '#io/db/schema/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createShopApi, jobDone } from '../../../test/api-with-shop.ts';

// What two screens count of one shop is one number: dashboard, pages, routes, audits, report, monitoring, plan.

const { api, shop } = await createShopApi();
await api.runJobs();
const { io } = api;
const owner = await api.addPerson('owner@example.com');
const as = api.as(owner.token);
const { project, job } = await as.saveProject({ body: { full: shop.url } });
const params = { id: project.uuid };
await jobDone(as, job?.id ?? '');
await waitFor(async () => {
  const { items, total } = await as.listSubPages({ params, query: { perPage: 100 } });
  return items.length === total && items.every((page) => page.fetchedAt !== null);
}, 'pages that are read');
await io.db.insert(subscriptions).values({
  projectId: project.id,
  userId: owner.id,
  planId: 'professional-100',
  state: 'active',
  startedAt: io.now(),
});
const started = await as.startAudit({ params });
await jobDone(as, started.job?.id ?? '');
const [audit, audits, pages, routes, monitoring, plan, made] = await Promise.all([
  as.getAudit({ params: { id: started.audit.uuid } }),
  as.listAudits({ params, query: {} }),
  as.listSubPages({ params, query: { perPage: 100 } }),
  as.listRoutes({ params }),
  as.getMonitoring({ params }),
  as.getPlan({ params }),
  as.getProject({ params }),
]);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('the pages of a project: dashboard, routes, monitoring and plan', () => {
  expect(pages.total).toBeGreaterThan(20);
  expect(sum(routes.map(({ subPageCount }) => subPageCount))).toBe(pages.total);
  expect(monitoring.pages.watched).toBe(pages.total);
  // Whoever read them, all are read: nothing waits for the watch to be called checked.
  expect(monitoring.pages.seen).toBe(pages.total);
  expect([plan.usage.subPages, plan.usage.subPagesFound]).toEqual([pages.total, made.subPagesFound]);
});

test('what stands for a page type is a page in the shop’s main language', () => {
  expect(pages.items.some(({ path }) => path.startsWith('/de/products/'))).toBe(true);
  const shown = routes.flatMap(({ sampleSubPage }) => sampleSubPage?.path ?? []);
  expect(shown).toHaveLength(5);
  expect(shown.filter((path) => /^\/de\b/.test(path))).toEqual([]);
});

test('an audit: its screen, the list, the dashboard’s tile and the public report', async () => {
  const [listed] = audits.items;
  const shown = await api.as(null).getPublicAudit({ params: { projectSlug: audit.project.reportName } });
  const figures = ({ score, pagesDone, pagesKnown, types }: typeof audit | typeof shown) => ({
    score,
    pagesDone,
    pagesKnown,
    types,
  });
  const [own] = [figures(audit)];
  expect(listed).toMatchObject(own);
  expect(figures(shown)).toEqual(own);
  expect(shown.pages.length).toBe(audit.pages.length);
});

test('types of images: each page once', () => {
  const done = audit.pages.filter(({ status }) => status === 1);
  expect(sum(Object.values(audit.types))).toBe(done.length);
  for (const type of ['none', 'generic', 'static', 'dynamic'] as const)
    expect([type, done.filter((page) => page.type === type).length]).toEqual([type, audit.types[type]]);
});

test('pages without an image on any platform: the verdict counts those whose own verdict says so', async () => {
  const done = audit.pages.filter(({ status }) => status === 1);
  const own = await Promise.all(
    done.map(({ uuid }) => as.getAuditSubPage({ params: { id: audit.uuid, auditSubPageId: uuid } })),
  );
  const without = own.filter(({ result }) => result?.verdict.startsWith('Shows no image'));
  const said = Number(/(\d+) of \d+ pages shows? no image on any platform/.exec(audit.verdict?.en ?? '')?.[1] ?? 0);
  expect(said).toBe(without.length);
});

test('incidents: dashboard, list and the pages of each', async () => {
  await io.db.execute(
    sql`update watched_pages set good_issues = '[]', hinted_at = now() where project_id = ${project.id}`,
  );
  const signal = new AbortController().signal;
  await watchProject(io, project.id, signal);
  const suspected = await as.getMonitoring({ params });
  expect(sum(suspected.suspicions.map((one) => one.pages))).toBe(suspected.pages.faulty);
  // Two moments on one screen: no check comes later than the one that is promised for a suspicion.
  const promised = suspected.suspicions.map(({ confirmAt }) => Date.parse(confirmAt ?? ''));
  expect(Date.parse(suspected.events.nextLookAt ?? '')).toBeLessThanOrEqual(Math.min(...promised));
  await io.db.execute(
    sql`update incidents set created_at = created_at - interval '11 minutes' where project_id = ${project.id}`,
  );
  await io.db.execute(sql`update watched_pages set confirm_at = now() where fault_key is not null`);
  await watchProject(io, project.id, signal);
  const now = await as.getMonitoring({ params });
  const running = await as.listIncidents({ params, query: { only: 'running', perPage: 100 } });
  expect(now.pages.faulty).toBeGreaterThan(0);
  expect([running.total, sum(running.items.map((one) => one.pages))]).toEqual([now.openIncidents, now.pages.faulty]);
  for (const { uuid, pages: affected } of running.items) {
    const one = await as.getIncident({ params: { ...params, incidentId: uuid }, query: { perPage: 100 } });
    expect(one.pages.items.filter(({ clearedAt }) => clearedAt === null)).toHaveLength(affected);
  }
  expect(now.days.at(-1)).toMatchObject({ incidents: running.total, faulty: now.pages.faulty });
});

test('shares: tile, chart, platforms and the list of crawls', async () => {
  const at = io.now();
  const [page] = pages.items;
  const agents = ['WhatsApp/2.24', 'Slackbot-LinkExpanding 1.0', 'WhatsApp/2.24', 'Googlebot/2.1'];
  const rows = agents.map((agent) => ({
    ...readAgent(agent),
    projectId: project.id,
    subPageId: page?.id ?? null,
    url: page?.url ?? null,
    routeTemplateId: null,
    state: 1,
    status: 200,
    milliseconds: 3,
    since: at.getTime(),
    after: [0],
  }));
  await writeCrawls(io.db, rows as unknown as Parameters<typeof writeCrawls>[1], new Map());
  const stats = await as.getStats({ params, query: {} });
  const list = await as.listCrawls({ params, query: {} });
  const shares = await as.listCrawls({ params, query: { kind: 'share' } });
  expect(stats.total).toBe(agents.length);
  expect(sum(stats.days.map(({ count }) => count))).toBe(stats.total);
  expect(list.total).toBe(stats.total);
  expect([sum(stats.days.map((day) => day.shares)), shares.total]).toEqual([stats.shares, stats.shares]);
  expect(sum(stats.sources.filter(({ kind }) => kind === 'share').map(({ count }) => count))).toBe(stats.shares);
});
