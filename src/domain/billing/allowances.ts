import type { BasePlan } from '#domain/enumerations.ts';
import type { Plan } from './plan.ts';

// Allowances of a plan that it does not list as limits: pages of audits, pages nobody knows, months of history.

/** docs/decisions/009-what-the-specification-leaves-open.md#audit: up to 20 sub pages, more in paid plans. */
export const auditPagesOf: Record<BasePlan, number> = { free: 20, starter: 50, professional: 100 };

interface MonitoredPlan {
  basePlan: BasePlan;
  /**
   * Free: audits a month. Paid plans: pages that audits read in a month
   * (docs/decisions/009-what-the-specification-leaves-open.md#plans).
   */
  monitoringEvents: number;
}

interface UsedThisMonth {
  audits: number;
  pages: number;
}

/** The use of the plan's monitoring, in its own unit. */
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

// Pages known only from requests for their images: no sitemap and no link of the site names them. Anyone can make them
// up, so a project accepts only a few, and they never cost a credit (docs/decisions/018-unknown-pages.md).

const atLeast = 10;

/** New ones per day: a tenth of the plan's pages, at least ten and at most a hundred. */
export const unknownPagesPerDay = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.min(100, Math.max(atLeast, Math.round(subPagesIncluded / 10)));

/** In total: a fifth of the plan's pages, at least ten. */
export const maxUnknownPages = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.max(atLeast, Math.round(subPagesIncluded / 5));

/** How long the history of previews is stored, in months; the pricing page says so. */
export const retentionMonthsOf: Record<BasePlan, number> = { free: 1, starter: 3, professional: 12 };
export const MAX_RETENTION_MONTHS = Math.max(...Object.values(retentionMonthsOf));
