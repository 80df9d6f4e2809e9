import type { PlanRequest } from '#contract/calls/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { euros, nameBundle, namePlan, namePrice } from '#domain/billing/prices.ts';
import type { Language } from '#domain/language.ts';

export const keyOf = ({ kind, id }: PlanRequest) => `${kind}-${id}`;

const planOf = ({ planId }: PlanRequest) => (planId === null ? null : planById(planId));

export function namePlanRequest(planRequest: PlanRequest, language: Language): string {
  const plan = planOf(planRequest);
  return plan ? namePlan(plan, language) : nameBundle({ credits: planRequest.credits ?? 0 }, language);
}

export function priceOfPlanRequest(planRequest: PlanRequest, language: Language): string {
  const plan = planOf(planRequest);
  return plan && planRequest.period
    ? namePrice(plan, planRequest.period, language)
    : euros(planRequest.cents, language);
}
