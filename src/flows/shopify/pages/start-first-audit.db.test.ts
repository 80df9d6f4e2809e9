import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startAudit } from '#flows/audit/start-audit.ts';
import { auditsOfMonth } from '#io/db/queries/audits/audits.ts';
import { audits } from '#io/db/schema/index.ts';
import { createShopTest } from './shop.fixture.ts';
import { startPageSync } from './start-page-sync.ts';
import { syncPages } from './sync-pages.ts';

const signal = new AbortController().signal;
const { io, project, shop, row } = await createShopTest();
const read = async () => {
  await startPageSync(io, io.db, await row());
  await syncPages(io, shop.domain, signal);
};
const started = () => io.db.select().from(audits).where(eq(audits.projectId, project.id));

test('the first reading that ends starts an audit of what it found; later ones do not', async () => {
  // Shopify is unavailable before the pages are known, so there is nothing to audit yet.
  shop.faults.add({ with: 503, times: 1, query: 'bulkOperationRunQuery' });
  await expect(read()).rejects.toThrow('unavailable');
  expect(await started()).toEqual([]);
  await syncPages(io, shop.domain, signal);
  const [first, ...more] = await started();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ trigger: 'checker', status: 'pending' });
  expect(first?.pagesPlanned).toBeGreaterThan(10);
  await read();
  // Also not after it ended without a score.
  await io.db.update(audits).set({ status: 'completed', failure: 'cancelled' }).where(eq(audits.projectId, project.id));
  await read();
  expect(await started()).toHaveLength(1);
});

test('that audit does not use up the free plan’s audit of the month', async () => {
  expect(await auditsOfMonth(io.db, [project.id])).toEqual({ audits: 0, pages: 0 });
  const { audit } = await startAudit(io, { projectId: project.id, trigger: 'manual' });
  expect(audit.trigger).toBe('manual');
});
