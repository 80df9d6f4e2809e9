import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { rawRows, rawTimestamp } from '../raw-rows.ts';
import { likePattern } from './like-pattern.ts';
import { type ListOrder, orderBy } from './list-order.ts';

const JobState = z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);
type JobState = z.output<typeof JobState>;

const jobRow = {
  id: z.string(),
  name: z.string(),
  state: JobState,
  retry_count: z.number(),
  created_on: rawTimestamp,
  started_on: rawTimestamp.nullable(),
  completed_on: rawTimestamp.nullable(),
  output: z.unknown(),
  data: z.record(z.string(), z.unknown()).nullable(),
  total: z.number(),
};

const order = {
  name: sql`name`,
  state: sql`state`,
  tries: sql`retry_count`,
  date: sql`coalesce(completed_on, started_on, created_on)`,
};

interface List extends ListOrder<keyof typeof order> {
  page: number;
  perPage: number;
  search?: string | undefined;
  state?: JobState | undefined;
}

/** The queue from pg-boss' own table, newest first, with counts per state. Its own maintenance jobs are omitted. */
export async function listJobs(db: Db, { page, perPage, search, state, ...wanted }: List) {
  const pattern = search ? likePattern(search) : null;
  const [rows, counted] = await Promise.all([
    rawRows(
      db,
      jobRow,
      sql`
      select id, name, state, retry_count, created_on, started_on, completed_on, output, data, count(*) over ()::int as total
      from pgboss.job
      where name not like '\\_\\_pgboss%' and (${state ?? null}::text is null or state::text = ${state ?? null})
        and (${pattern}::text is null or name ilike ${pattern} or data::text ilike ${pattern})
      order by ${orderBy(order, wanted, sql`created_on desc, id`)}
      limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    rawRows(
      db,
      { state: z.string(), count: z.number() },
      sql`select state::text, count(*)::int as count from pgboss.job where name not like '\\_\\_pgboss%' group by state`,
    ),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    counts: Object.fromEntries(counted.map((row) => [row.state, row.count])),
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      retryCount: row.retry_count,
      createdAt: row.created_on.toISOString(),
      startedAt: row.started_on?.toISOString() ?? null,
      finishedAt: row.completed_on?.toISOString() ?? null,
      error: row.state === 'failed' || row.state === 'retry' ? messageOf(row.output) : '',
      payload: row.data ?? {},
    })),
  };
}

export function messageOf(output: unknown): string {
  if (typeof output === 'object' && output && 'message' in output) return String(output.message);
  return output ? JSON.stringify(output).slice(0, 500) : '';
}
