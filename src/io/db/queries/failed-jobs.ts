import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { messageOf } from './jobs.ts';

interface FailedJobRow extends Record<string, unknown> {
  id: string;
  name: string;
  failed_on: Date | null;
  retry_count: number;
  output: unknown;
  data: Record<string, unknown> | null;
  total: string;
}

/** Jobs that used up their retries, from pg-boss' own table: the dead letters the super admin sees. */
export async function listFailedJobs(
  db: Db,
  { page, perPage, search }: { page: number; perPage: number; search?: string | undefined },
) {
  const { rows } = await db.execute<FailedJobRow>(sql`
    select id, name, completed_on as failed_on, retry_count, output, data, count(*) over () as total
    from pgboss.job where state = 'failed' and (${search ?? null}::text is null or name ilike '%' || ${search ?? null} || '%')
    order by completed_on desc nulls last, id limit ${perPage} offset ${(page - 1) * perPage}`);
  return {
    total: Number(rows[0]?.total ?? 0),
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
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from pgboss.job where id = ${id} and state = 'failed'`,
  );
  return rows[0] ?? null;
}
