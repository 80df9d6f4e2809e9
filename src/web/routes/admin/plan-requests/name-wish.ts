import type { Wish } from '#contract/plan.ts';
import { euros, nameBundle, namePlan, namePrice } from '#domain/billing/name-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import type { Language } from '#domain/language.ts';

export const keyOf = ({ kind, id }: Wish) => `${kind}-${id}`;

const planOf = ({ planId }: Wish) => (planId === null ? null : planById(planId));

export function nameWish(wish: Wish, language: Language): string {
  const plan = planOf(wish);
  return plan ? namePlan(plan, language) : nameBundle({ credits: wish.credits ?? 0 }, language);
}

export function priceOfWish(wish: Wish, language: Language): string {
  const plan = planOf(wish);
  return plan && wish.period ? namePrice(plan, wish.period, language) : euros(wish.cents, language);
}
