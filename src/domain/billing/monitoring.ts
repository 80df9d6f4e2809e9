import type { BasePlan } from '#domain/enumerations.ts';
import { auditPagesOf } from './audit-pages.ts';

interface MonitoredPlan {
  basePlan: BasePlan;
  /** Free: audits a month. Paid plans: pages that audits read in a month (docs/decisions/009-what-the-specification-leaves-open.md#plans). */
  monitoringEvents: number;
}

interface UsedThisMonth {
  audits: number;
  pages: number;
}

/** What of the plan's monitoring is used, in its own unit. */
export const monitoringUsed = ({ basePlan }: Pick<MonitoredPlan, 'basePlan'>, used: UsedThisMonth): number =>
  basePlan === 'free' ? used.audits : used.pages;

/** When what is counted by the month begins anew: months are those of the calendar, in UTC. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** How many pages the next audit may read; 0: the month is used up. */
export function auditPagesLeft(plan: MonitoredPlan, used: UsedThisMonth): number {
  const left = Math.max(0, plan.monitoringEvents - monitoringUsed(plan, used));
  const most = auditPagesOf[plan.basePlan];
  return plan.basePlan === 'free' ? (left > 0 ? most : 0) : Math.min(most, left);
}
