import type { Plan } from './plan.ts';

const limits = ['subPagesIncluded', 'domains', 'users', 'templatesPerRoute', 'monitoringEvents'] as const;

/** What another plan has more of; null is unlimited. `refreshHours` is better where it is less. */
export type PlanGain =
  | { of: (typeof limits)[number]; from: number; to: number | null }
  | { of: 'refreshHours'; from: number; to: number }
  | { of: 'agencyLook' };

export function planGains(from: Plan, to: Plan): PlanGain[] {
  const gains: PlanGain[] = [];
  for (const of of limits) {
    const [before, after] = [from[of], to[of]];
    if (before !== null && (after === null || after > before)) gains.push({ of, from: before, to: after });
  }
  if (to.refreshHours < from.refreshHours)
    gains.push({ of: 'refreshHours', from: from.refreshHours, to: to.refreshHours });
  if (to.agencyLook && !from.agencyLook) gains.push({ of: 'agencyLook' });
  return gains;
}
