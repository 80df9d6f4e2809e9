import { expect, test } from 'vitest';
import { limitUse, type PlanLimit, planLimits, planThatHelps } from './limits.ts';
import { limitsOf, planById } from './plan-table.ts';

const helps = (
  limit: PlanLimit,
  planId: string,
  more: { found?: number; trials?: ('starter' | 'professional')[] } = {},
) => {
  const plan = planById(planId);
  if (!plan) throw new Error(planId);
  const found = planThatHelps({ limit, plan, subPagesFound: more.found ?? null, trials: more.trials ?? [] });
  return found && [found.plan.id, found.isTrial];
};

test.each<[PlanLimit, string, string | null]>([
  ['subPages', 'free', 'starter-100'],
  ['subPages', 'starter-100', 'starter-250'],
  ['subPages', 'starter-10000', null],
  ['subPages', 'professional-5000', 'professional-10000'],
  ['subPages', 'professional-10000', null],
  ['domains', 'free', 'starter-100'],
  ['domains', 'starter-500', 'professional-500'],
  ['users', 'free', 'starter-100'],
  ['users', 'starter-10000', 'professional-10000'],
  ['templatesPerRoute', 'free', 'starter-100'],
  ['templatesPerRoute', 'starter-250', 'professional-250'],
  ['audits', 'free', 'starter-100'],
  ['audits', 'starter-100', 'professional-100'],
  ['audits', 'professional-100', null],
  ['agencyLook', 'free', 'professional-100'],
  ['agencyLook', 'starter-1000', 'professional-1000'],
])('at the limit of %s in %s the cheapest plan that helps is %s', (limit, planId, expected) => {
  expect(helps(limit, planId)?.[0] ?? null).toBe(expected);
});

test.each([
  [130, 'starter-250'],
  [25, 'starter-100'],
  [90_000, 'starter-10000'],
])('for a site of %s pages the plan is large enough, or the largest', (found, expected) => {
  expect(helps('subPages', 'free', { found })?.[0]).toBe(expected);
  // Where something else is the limit, its size does not matter.
  expect(helps('users', 'free', { found })?.[0]).toBe('starter-100');
});

test('it can be tried where that base plan is left to try', () => {
  expect(helps('users', 'free', { trials: ['starter', 'professional'] })).toEqual(['starter-100', true]);
  expect(helps('users', 'free', { trials: ['professional'] })).toEqual(['starter-100', false]);
  expect(helps('agencyLook', 'free', { trials: ['professional'] })).toEqual(['professional-100', true]);
});

test('every limit of the price list but the refresh, which nobody asks for, can be refused with an offer', () => {
  const { refreshHours: _, monitoringEvents: __, ...refused } = limitsOf.free;
  expect([...planLimits].toSorted()).toEqual([...Object.keys(refused), 'audits', 'subPages'].toSorted());
});

test.each([
  [0, 25, 'low'],
  [18, 25, 'low'],
  [22, 25, 'low'],
  [23, 25, 'near'],
  [90, 100, 'near'],
  [89, 100, 'low'],
  [25, 25, 'full'],
  [26, 25, 'over'],
  [2, 3, 'low'],
  [3, 3, 'full'],
  [1, 1, 'low'],
  [0, 1, 'low'],
  [2, 1, 'over'],
  [5000, null, 'low'],
] as const)('%i of %s is %s', (used, allowed, use) => {
  expect(limitUse(used, allowed)).toBe(use);
});
