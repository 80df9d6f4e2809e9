import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawCount, rawRows } from '#io/db/raw-rows.ts';

export interface QueueFigures {
  queue: string;
  due: number;
  later: number;
  running: number;
  failed: number;
  oldestSeconds: number;
}

/** Read at most once in this time. */
const FRESH_MS = 4_000;

export function createQueueFigures(db: Db, now: () => number): () => Promise<QueueFigures[]> {
  let last: { at: number; figures: Promise<QueueFigures[]> } | null = null;
  return () => {
    if (!last || now() - last.at >= FRESH_MS) last = { at: now(), figures: readQueueFigures(db) };
    return last.figures;
  };
}

/** Every queue, even one without jobs: a missing figure would look unmeasured. */
export const readQueueFigures = (db: Db): Promise<QueueFigures[]> =>
  rawRows(
    db,
    {
      queue: z.string(),
      due: rawCount,
      later: rawCount,
      running: rawCount,
      failed: rawCount,
      oldestSeconds: z.coerce.number(),
    },
    sql`
    select queue.name as queue,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as due,
      count(*) filter (where state in ('created', 'retry') and start_after > now()) as later,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0) as "oldestSeconds"
    from pgboss.queue left join pgboss.job on job.name = queue.name and state <> 'completed'
    where queue.name not like '\\_\\_pgboss\\_\\_%' group by queue.name order by queue.name`,
  );
