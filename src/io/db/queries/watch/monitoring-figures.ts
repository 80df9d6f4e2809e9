import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db.ts';
import { rawRows, rawTimestamp } from '../../raw-rows.ts';
import { monthName } from './watched-projects.ts';

/** What the screens of a project say about its watch. */
export async function monitoringFigures(db: Db, projectId: number, now: Date) {
  const [row] = await rawRows(
    db,
    {
      used: z.number(),
      since: rawTimestamp.nullable(),
      lastLookAt: rawTimestamp.nullable(),
      hasBadge: z.boolean(),
      watched: z.number(),
      seen: z.number(),
      faulty: z.number(),
      openIncidents: z.number(),
    },
    sql`
    select
      coalesce((select used from monitoring_months where project_id = ${projectId} and month = ${monthName(now)}), 0) as used,
      (select since from watches where project_id = ${projectId}) as since,
      coalesce((select has_badge from watches where project_id = ${projectId}), false) as "hasBadge",
      max(looked_at) as "lastLookAt",
      count(*)::int as watched, count(looked_at)::int as seen, count(fault_key)::int as faulty,
      (select count(*)::int from incidents where project_id = ${projectId} and state in ('open', 'acknowledged')) as "openIncidents"
    from watched_pages where project_id = ${projectId}`,
  );
  if (!row) throw new Error('no figures');
  return row;
}

export async function setBadge(db: Db, projectId: number, hasBadge: boolean): Promise<void> {
  await db.execute(sql`
    insert into watches (project_id, has_badge) values (${projectId}, ${hasBadge})
    on conflict (project_id) do update set has_badge = excluded.has_badge, updated_at = now()`);
}
