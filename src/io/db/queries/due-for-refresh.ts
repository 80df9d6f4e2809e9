import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { freePlan } from '#domain/billing/plan-table.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { isRunningPlan } from './running-plan.ts';

/**
 * Projects whose pages are older than their plan's refresh interval, oldest first. Projects without members are
 * skipped.
 */
export async function listDueForRefresh(db: Db, count: number): Promise<number[]> {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`
    select project.id from projects as project
    left join lateral (
      select plans.refresh_hours from subscriptions as own join plans on plans.id = own.plan_id
      where own.project_id = project.id and ${isRunningPlan('own')}
      order by own.id desc limit 1
    ) as plan on true
    where project.state = 'active' and exists (select from user_to_project where project_id = project.id)
      and project.sub_pages_fetched_at < now() - make_interval(hours => coalesce(plan.refresh_hours, ${freePlan.refreshHours}))
    order by project.sub_pages_fetched_at limit ${count}`,
  );
  return rows.map(({ id }) => id);
}
