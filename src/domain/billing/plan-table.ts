import type { BasePlan, PlanVolume } from '#domain/enumerations.ts';
import type { Plan, PlanLimits } from './plan.ts';

// Prices and limits are those of docs/decisions/009-what-the-specification-leaves-open.md#plans, steps those of docs/specification.md#s9.7. A
// new database gets these rows at its first start, so that subscriptions can reference them. Pages of one audit are in
// allowances.ts.

/** Two months are free with yearly billing. */
const PAID_MONTHS_PER_YEAR = 10;
/** The free plan refreshes monthly. */
const HOURS_PER_MONTH = 30 * 24;

export const subPageSteps = [100, 250, 500, 1000, 2500, 5000, 10_000] as const;

export const limitsOf: Record<BasePlan, PlanLimits> = {
  free: {
    domains: 1,
    users: 1,
    templatesPerRoute: 1,
    refreshHours: HOURS_PER_MONTH,
    monitoringEvents: 1,
    agencyLook: false,
  },
  starter: {
    domains: 3,
    users: 5,
    templatesPerRoute: 3,
    refreshHours: 24,
    monitoringEvents: 1000,
    agencyLook: false,
  },
  professional: {
    domains: null,
    users: null,
    templatesPerRoute: null,
    refreshHours: 1,
    monitoringEvents: 10_000,
    agencyLook: true,
  },
};

const priceRows: [subPages: number, volume: PlanVolume, starterEuros: number, professionalEuros: number][] = [
  [100, 'S', 9, 18],
  [250, 'M', 14, 28],
  [500, 'L', 19, 38],
  [1000, 'XL', 29, 58],
  [2500, 'XXL', 49, 98],
  [5000, 'XXXL', 79, 158],
  [10_000, 'XXXXL', 129, 258],
];

const plan = (id: string, basePlan: BasePlan, volume: PlanVolume, subPagesIncluded: number, euros: number): Plan => ({
  id,
  basePlan,
  volume,
  subPagesIncluded,
  monthlyCents: euros * 100,
  yearlyCents: euros * 100 * PAID_MONTHS_PER_YEAR,
  ...limitsOf[basePlan],
});

export const freePlan: Plan = plan('free', 'free', 'S', 25, 0);

export const plans: readonly Plan[] = [
  freePlan,
  ...priceRows.map(([subPages, volume, euros]) => plan(`starter-${subPages}`, 'starter', volume, subPages, euros)),
  ...priceRows.map(([subPages, volume, , euros]) =>
    plan(`professional-${subPages}`, 'professional', volume, subPages, euros),
  ),
];

export const planById = (id: string): Plan | null => plans.find((candidate) => candidate.id === id) ?? null;
