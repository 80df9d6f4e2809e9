import { expect, test } from 'vitest';
import { fittingPlan } from '#domain/billing/fitting-plan.ts';
import { needsQuery, pricingExamples, readChoice } from './pricing-choice.ts';

const usual = { model: 'subscription', period: 'monthly', step: 100 };

test.each([
  ['', { ...usual, needs: { subPages: 100, domains: 1, refreshHours: 720 } }],
  ['model=credits&period=yearly&step=2500', { model: 'credits', period: 'yearly', step: 2500 }],
  ['model=x&period=y&step=7', usual],
  ['subPages=0&domains=-3&users=abc', { needs: { subPages: 1, domains: 1, users: 1 } }],
  ['subPages=1e99&domains=2.9&refreshHours=24', { needs: { subPages: 1_000_000, domains: 2, refreshHours: 24 } }],
  ['subPages=', { needs: { subPages: 1 } }],
])('%s', (query, expected) => {
  expect(readChoice(new URLSearchParams(query))).toMatchObject(expected);
});

test('one shop and an agency with 15 have a plan, and the calculator opened with them says the same', () => {
  expect(pricingExamples.map((needs) => fittingPlan(needs)?.id)).toEqual(['starter-250', 'professional-2500']);
  for (const needs of pricingExamples) expect(readChoice(new URLSearchParams(needsQuery(needs))).needs).toEqual(needs);
});
