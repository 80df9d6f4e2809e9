import { expect, test } from 'vitest';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { replacementOf } from './charges.ts';

const chosen = (id: string, period: BillingPeriod) => ({ plan: planById(id) ?? freePlan, period });

test.each<[string, BillingPeriod, string, BillingPeriod, string]>([
  ['starter-100', 'monthly', 'starter-250', 'monthly', 'APPLY_IMMEDIATELY'],
  ['starter-250', 'monthly', 'professional-250', 'monthly', 'APPLY_IMMEDIATELY'],
  ['starter-250', 'monthly', 'starter-100', 'monthly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
  ['starter-100', 'monthly', 'starter-100', 'yearly', 'APPLY_IMMEDIATELY'],
  ['professional-100', 'yearly', 'professional-250', 'monthly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
  ['starter-100', 'yearly', 'starter-100', 'yearly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
])('from %s %s to %s %s: %s', (from, since, to, period, behaviour) =>
  expect(replacementOf(chosen(from, since), chosen(to, period))).toBe(behaviour),
);

test('the first plan replaces nothing', () =>
  expect(replacementOf(null, chosen('starter-100', 'monthly'))).toBe('STANDARD'));
