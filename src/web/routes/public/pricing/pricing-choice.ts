import type { PlanNeeds } from '#domain/billing/fitting-plan.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { limitsOf, subPageSteps } from '#domain/billing/plan-table.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage } from '#web/i18n/language.tsx';

export const payingModels = ['subscription', 'credits'] as const;
type PayingModel = (typeof payingModels)[number];

/** Everything a visitor can set on the pricing page. Also in the query, for browsers without scripts and for links. */
export interface PricingChoice {
  model: PayingModel;
  period: BillingPeriod;
  /** The step whose prices the columns show. */
  step: number;
  needs: PlanNeeds;
  /** Images to be bought one by one. */
  credits: number;
}

/** Hours between two reads that plans offer, longest first. */
export const refreshSteps = [limitsOf.free, limitsOf.starter, limitsOf.professional].map((plan) => plan.refreshHours);

const MAX_PAGES = 1_000_000;

/** A plausible whole number; anything else is the smallest. */
function readNeed(text: string | null, least = 1): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) && text !== null && text !== '' ? Math.min(MAX_PAGES, Math.max(least, number)) : least;
}

export function readChoice(query: URLSearchParams): PricingChoice {
  const one = <Value>(values: readonly Value[], given: string | null): Value =>
    values.find((value) => String(value) === given) ?? (values[0] as Value);
  return {
    model: one(payingModels, query.get('model')),
    period: one(billingPeriods, query.get('period')),
    step: one(subPageSteps, query.get('step')),
    credits: readNeed(query.get('credits') ?? '100'),
    needs: {
      subPages: readNeed(query.get('subPages') ?? '100'),
      domains: readNeed(query.get('domains')),
      users: readNeed(query.get('users')),
      templatesPerRoute: readNeed(query.get('templatesPerRoute')),
      monitoringEvents: readNeed(query.get('monitoringEvents')),
      refreshHours: one(refreshSteps, query.get('refreshHours')),
    },
  };
}

const usual = { users: 1, templatesPerRoute: 1, monitoringEvents: 1, refreshHours: limitsOf.starter.refreshHours };

/** The examples of the page: one shop, and an agency with 15 client shops. */
export const pricingExamples: readonly PlanNeeds[] = [
  { ...usual, subPages: 250, domains: 1 },
  { ...usual, subPages: 15 * 150, domains: 15 },
];

/** The fields of the calculator filled with these. */
export const needsQuery = (needs: PlanNeeds): string =>
  new URLSearchParams(Object.entries(needs).map(([name, need]) => [name, String(need)])).toString();

/** 10000 as written in the language. */
export function useCount(): (number: number) => string {
  const language = useLanguage();
  return (number) => writeNumber(number, language);
}
