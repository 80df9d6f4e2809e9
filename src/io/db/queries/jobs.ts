import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { likePattern } from './like-pattern.ts';
import { type ListOrder, orderBy } from './list-order.ts';

type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: JobState;
  retry_count: number;
  created_on: string;
  started_on: string | null;
  completed_on: string | null;
  output: unknown;
  data: Record<string, unknown> | null;
  total: number;
}

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

/** The queue from pg-boss' own table, newest first, and how many there are in each state. Its own housekeeping is left out. */
export async function listJobs(db: Db, { page, perPage, search, state, ...wanted }: List) {
  const pattern = search ? likePattern(search) : null;
  const [{ rows }, counted] = await Promise.all([
    db.execute<JobRow>(sql`
      select id, name, state, retry_count, created_on, started_on, completed_on, output, data, count(*) over ()::int as total
      from pgboss.job
      where name not like '\\_\\_pgboss%' and (${state ?? null}::text is null or state::text = ${state ?? null})
        and (${pattern}::text is null or name ilike ${pattern} or data::text ilike ${pattern})
      order by ${orderBy(order, wanted, sql`created_on desc, id`)}
      limit ${perPage} offset ${(page - 1) * perPage}`),
    db.execute<{ state: string; count: number }>(
      sql`select state::text, count(*)::int as count from pgboss.job where name not like '\\_\\_pgboss%' group by state`,
    ),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    counts: Object.fromEntries(counted.rows.map((row) => [row.state, row.count])),
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      retryCount: row.retry_count,
      createdAt: isoOf(row.created_on) ?? '',
      startedAt: isoOf(row.started_on),
      finishedAt: isoOf(row.completed_on),
      error: row.state === 'failed' || row.state === 'retry' ? messageOf(row.output) : '',
      payload: row.data ?? {},
    })),
  };
}

const isoOf = (time: string | Date | null) => (time === null ? null : new Date(time).toISOString());

export function messageOf(output: unknown): string {
  if (typeof output === 'object' && output && 'message' in output) return String(output.message);
  return output ? JSON.stringify(output).slice(0, 500) : '';
}
