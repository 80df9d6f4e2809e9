import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findOpenAudit } from '#io/db/queries/audits/audits.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { findRunningCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { audits, mails, projects, userToProject } from '#io/db/schema/index.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { crawlSite } from './crawl-site.ts';
import { startDueAudits } from './start-audit.ts';

// Moves stored dates back to simulate a month, and changes the last audit's result to simulate a worse theme.
const { api, shop } = await createShopApi();
const { db } = api.io;
const run = { signal: new AbortController().signal, report: async () => undefined };
const english = await api.addPerson('english@example.com');
const german = await api.addPerson('german@example.com');
await db.execute(sql`update users set language = 'de' where id = ${german.id}`);
const project = await addProject(db, { full: `${shop.url}/`, state: 'active', pageType: 'shopify' });
await api.join(project.id, english.id, 'admin');
await api.join(project.id, german.id, 'admin');
const editor = await api.addPerson('editor@example.com');
await api.join(project.id, editor.id, 'user');

// Pages with issues: the home page has none.
const faulty = ['/products/dune-vase', '/products/tall-amphora'].map((path) => ({
  url: shop.url + path,
  path,
  routeId: null,
  type: 'product',
  status: 0 as const,
  lastModifiedAt: null,
}));
await upsertFoundPages(db, project.id, faulty, 25);

async function aMonthLater(): Promise<number> {
  await db.execute(sql`update projects set created_at = created_at - interval '32 days'`);
  await db.execute(sql`update audits set created_at = created_at - interval '32 days'`);
  await startDueAudits(api.io);
  const crawl = await findRunningCrawl(db, project.id, 'audit');
  if (!crawl) return 0;
  await crawlSite(api.io, crawl.id, run);
  return 1;
}
const worse = async () => (await db.select().from(mails)).filter(({ kind }) => kind === 'preview-got-worse');

test('audits run once a month and mail only if something got worse, one mail per cause and admin', async () => {
  expect(await aMonthLater()).toBe(1);
  await startDueAudits(api.io);
  expect(await findRunningCrawl(db, project.id, 'audit'), 'not twice in a month').toBeNull();
  expect(await aMonthLater()).toBe(1);
  expect(await worse(), 'nothing changed').toEqual([]);

  // As if no check had failed in the last audit.
  await db.execute(sql`update audit_sub_pages set result = jsonb_set(result, '{platforms}', (
      select jsonb_agg(jsonb_set(platform, '{checks}', '[]')) from jsonb_array_elements(result -> 'platforms') as platform))
    where audit_id = (select max(id) from audits)`);
  expect(await aMonthLater()).toBe(1);
  const written = await worse();
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written.map(({ recipient }) => recipient))).toEqual(
    new Set(['english@example.com', 'german@example.com']),
  );
  const ours = written.filter(({ recipient }) => recipient === 'english@example.com');
  expect(new Set(ours.map(({ text }) => text)).size, 'one mail for each cause').toBe(ours.length);
  expect(written.find(({ language }) => language === 'de')?.subject).toContain('verschlechtert');
  expect(ours[0]?.text, 'how far it reaches, and the comparison itself').toMatch(
    /Affects \d+ of \d+ pages: [\s\S]*\/audit\/[0-9a-f-]{36}\?with=[0-9a-f-]{36}/,
  );

  const before = written.length;
  expect(await aMonthLater()).toBe(1);
  expect(await worse(), 'what stays bad is said once').toHaveLength(before);
});

test('websites of an agency whose month is used up do not hold up those after them', async () => {
  const agency = await api.addPerson('agency@example.com');
  const createdAt = new Date(Date.now() - 40 * 86_400_000);
  const addAll = async (userId: number, slugs: string[]) => {
    const website = { state: 'active', pageType: 'shopify', ownerId: userId, createdAt } as const;
    const rows = await db
      .insert(projects)
      .values(slugs.map((slug) => ({ ...website, slug, full: `https://${slug}.example/` })))
      .returning({ id: projects.id });
    const ids = rows.map(({ id }) => id);
    await db.insert(userToProject).values(ids.map((projectId) => ({ projectId, userId, role: 'admin' as const })));
    return ids;
  };
  const theirs = await addAll(
    agency.id,
    Array.from({ length: 102 }, (_, at) => `agency-${at}`),
  );
  const [first = 0, second = 0] = theirs;
  await upsertSubscription(db, { projectId: first, userId: agency.id, planId: 'professional-100', period: 'monthly' });
  await db.insert(audits).values({ projectId: first, status: 'completed', pagesPlanned: 10_000, pagesDone: 10_000 });
  const [after = 0] = await addAll(english.id, ['after-agency']);
  await startDueAudits(api.io);
  expect(await findOpenAudit(db, second)).toBeNull();
  expect(await findOpenAudit(db, after)).toMatchObject({ trigger: 'schedule' });
});
