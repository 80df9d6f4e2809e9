import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { rawCount, rawRows, rawTimestamp } from '../raw-rows.ts';
import { messageOf } from './jobs.ts';

const failedJob = {
  id: z.string(),
  name: z.string(),
  failed_on: rawTimestamp.nullable(),
  retry_count: z.number(),
  output: z.unknown(),
  data: z.record(z.string(), z.unknown()).nullable(),
  total: rawCount,
};

/** Jobs that used up their retries, from pg-boss' own table: the dead letters shown to the super admin. */
export async function listFailedJobs(
  db: Db,
  { page, perPage, search }: { page: number; perPage: number; search?: string | undefined },
) {
  const rows = await rawRows(
    db,
    failedJob,
    sql`
    select id, name, completed_on as failed_on, retry_count, output, data, count(*) over () as total
    from pgboss.job where state = 'failed' and (${search ?? null}::text is null or name ilike '%' || ${search ?? null} || '%')
    order by completed_on desc nulls last, id limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      failedAt: row.failed_on,
      retryCount: row.retry_count,
      error: messageOf(row.output),
      payload: row.data ?? {},
    })),
  };
}

export async function findFailedJob(db: Db, id: string) {
  const rows = await rawRows(
    db,
    { id: z.string(), name: z.string() },
    sql`select id, name from pgboss.job where id = ${id} and state = 'failed'`,
  );
  return rows[0] ?? null;
}
