import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';

test('connections that break during a transaction are always returned to the pool', async () => {
  const { db, pool } = await createTestDatabase();
  const { rows } = await db.execute(sql`select current_database() as name`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  for (let turn = 0; turn < 12; turn++) {
    const broken = db.transaction(async (inner) => {
      await inner.execute(sql`select 1`);
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`);
      await inner.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
  }
  await admin.end();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
