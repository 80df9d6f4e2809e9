import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agentRows } from '#domain/agents/agent-rows.ts';
import { plans as planRows } from '#domain/billing/plan-table.ts';
import { isFirstProcess } from '#io/db/db.ts';
import * as schema from '#io/db/schema/index.ts';
import { cases } from '../../../../sample-shop/cases.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { seed } from './index.ts';

const { db, url } = await createTestDatabase();
const SHOP = 'http://localhost:3001';
const seededTables = [
  'plans',
  'credit_bundles',
  'user_agents',
  'campaigns',
  'demo_case_studies',
  'demo_case_study_sub_pages',
  'projects',
  'routes',
  'seeds',
];

async function counts(): Promise<Record<string, number>> {
  const rows = seededTables.map((table) => `select '${table}' as name, count(*)::int as count from ${table}`);
  const result = await db.execute(sql.raw(rows.join(' union all ')));
  return Object.fromEntries(result.rows.map((row) => [String(row.name), Number(row.count)]));
}

// The tests follow one database through its life, in this order.
describe('seeding', () => {
  test('without a sample shop omits what refers to it', async () => {
    await seed(db, { sampleShopUrl: null });
    expect(await counts()).toMatchObject({
      plans: 15,
      credit_bundles: 4,
      campaigns: 1,
      projects: 0,
      demo_case_studies: 0,
    });
  });

  test('with one creates the rest, once, even if two processes start at the same time', async () => {
    await Promise.all([seed(db, { sampleShopUrl: SHOP }), seed(db, { sampleShopUrl: SHOP })]);
    const first = await counts();
    expect(first).toMatchObject({ projects: 1, routes: 5, demo_case_studies: 3, demo_case_study_sub_pages: 10 });
    await seed(db, { sampleShopUrl: SHOP });
    expect(await counts()).toEqual(first);
  });

  test('a further process seeds while the first one runs', async () => {
    expect(await isFirstProcess(url)).toBe(true);
    await seed(db, { sampleShopUrl: SHOP });
    expect(await isFirstProcess(url)).toBe(false);
  });

  test('the plans in the database are those of the code', async () => {
    await db.update(schema.plans).set({ monthlyCents: 1, domains: null }).where(eq(schema.plans.id, 'starter-100'));
    await seed(db, { sampleShopUrl: SHOP });
    const stored = await db.select().from(schema.plans);
    // What a base plan includes for everybody is read from the code (currentPlan).
    const expected = planRows.map(({ agencyLook, ...columns }) => columns);
    expect(stored.sort((a, b) => a.id.localeCompare(b.id))).toEqual(expected.sort((a, b) => a.id.localeCompare(b.id)));
  });

  test('user agents are tried in the order of the rows', async () => {
    const rows = await db.select().from(schema.userAgents).orderBy(schema.userAgents.position);
    expect(rows.map(({ pattern, bot, source, parent, isBot }) => ({ pattern, bot, source, parent, isBot }))).toEqual(
      agentRows,
    );
  });

  test('the demo project has its routes in order, the fallback last and alone', async () => {
    const rows = await db.select().from(schema.routes).orderBy(schema.routes.position);
    expect(rows.map((row) => row.path)).toEqual(['/products/*', '/collections/*', '/pages/*', '/blogs/*', '*']);
    expect(rows.filter((row) => row.isFallback).map((row) => row.path)).toEqual(['*']);
    const [project] = await db.select().from(schema.projects);
    expect(project).toMatchObject({ slug: 'demo', full: `${SHOP}/`, pageType: 'shopify', state: 'active' });
  });

  test('every page of a demo is one the sample shop has', async () => {
    const rows = await db.select({ url: schema.demoCaseStudySubPages.url }).from(schema.demoCaseStudySubPages);
    const known = cases.map((entry) => new URL(entry.path, SHOP).href);
    expect(rows.map((row) => row.url).filter((url) => !known.includes(url))).toEqual([]);
  });

  test('deleted seeds stay deleted', async () => {
    await db.delete(schema.campaigns);
    await db.delete(schema.projects);
    await seed(db, { sampleShopUrl: SHOP });
    expect(await counts()).toMatchObject({ campaigns: 0, projects: 0, demo_case_studies: 3 });
  });

  test('a failure leaves nothing half done', async () => {
    await db.delete(schema.seeds);
    await db.delete(schema.demoCaseStudies);
    await expect(seed(db, { sampleShopUrl: 'not an address' })).rejects.toThrow();
    expect(await counts()).toMatchObject({ seeds: 0, campaigns: 0, demo_case_studies: 0 });
  });
});
