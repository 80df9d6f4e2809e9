import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BadgeFigures } from '#domain/watch/badge.ts';
import type { Db } from '../../db.ts';
import { rawRows } from '../../raw-rows.ts';
import { atMoment, isRunningPlan } from '../running-plan.ts';

/** What the badge of a project says; null if its owner has not switched it on. */
export async function findBadgeFigures(db: Db, projectUuid: string, now: Date): Promise<BadgeFigures | null> {
  const [row] = await rawRows(
    db,
    { isWatched: z.boolean(), seen: z.number(), faulty: z.number() },
    sql`
    select
      exists (select from subscriptions as own join plans on plans.id = own.plan_id and plans.base_plan <> 'free'
        where own.project_id = project.id and ${isRunningPlan('own', atMoment(now))}) as "isWatched",
      (select count(looked_at)::int from watched_pages where project_id = project.id) as seen,
      (select count(fault_key)::int from watched_pages where project_id = project.id) as faulty
    from projects as project join watches as watch on watch.project_id = project.id and watch.has_badge
    where project.uuid = ${projectUuid} and project.state = 'active'`,
  );
  return row ?? null;
}
