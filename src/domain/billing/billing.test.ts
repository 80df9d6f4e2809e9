import { describe, expect, test } from 'vitest';
import { type BasePlan, planVolumes } from '#domain/enumerations.ts';
import { creditBundles } from './credits.ts';
import { cheapestPlan } from './fitting-plan.ts';
import { centsOf } from './plan.ts';
import { limitsOf, planById, plans, subPageSteps } from './plan-table.ts';
import { readCents } from './prices.ts';
import { isEligibleForTrial, periodEnd, trialDaysLeft, trialEndsAt } from './trial.ts';

describe('the plans', () => {
  test.each([
    ['free', 0],
    ['starter-100', 900],
    ['starter-250', 1400],
    ['starter-500', 1900],
    ['starter-1000', 2900],
    ['starter-2500', 4900],
    ['starter-5000', 7900],
    ['starter-10000', 12_900],
    ['professional-100', 1800],
    ['professional-250', 2800],
    ['professional-500', 3800],
    ['professional-1000', 5800],
    ['professional-2500', 9800],
    ['professional-5000', 15_800],
    ['professional-10000', 25_800],
  ])('%s costs %i cents a month and ten months a year [9.3] [9.4]', (id, cents) => {
    const plan = planById(id);
    expect(plan && [centsOf(plan, 'monthly'), centsOf(plan, 'yearly')]).toEqual([cents, cents * 10]);
  });

  test('an unknown id is not a plan', () => expect(planById('starter-7')).toBeNull());

  test('ids are unique, and both paid plans have every step [3.13]', () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
    for (const basePlan of ['starter', 'professional']) {
      const steps = plans.filter((plan) => plan.basePlan === basePlan);
      expect(steps.map((plan) => plan.subPagesIncluded)).toEqual([...subPageSteps]);
      expect(steps.map((plan) => plan.volume)).toEqual(planVolumes.filter((volume) => volume !== 'unlimited'));
    }
  });

  test.each<[BasePlan, number | null, number | null, number | null, number, number, boolean]>([
    ['free', 1, 1, 1, 720, 1, false],
    ['starter', 3, 5, 3, 24, 1000, false],
    ['professional', null, null, null, 1, 10_000, true],
  ])('%s: limits [9.5]', (basePlan, domains, users, templatesPerRoute, refreshHours, monitoringEvents, agencyLook) => {
    expect(limitsOf[basePlan]).toEqual({
      domains,
      users,
      templatesPerRoute,
      refreshHours,
      monitoringEvents,
      agencyLook,
    });
  });
});

describe('the cheapest plan', () => {
  test.each<[BasePlan, number, string | null]>([
    ['free', 0, 'free'],
    ['free', 25, 'free'],
    ['free', 26, null],
    ['starter', 0, 'starter-100'],
    ['starter', 100, 'starter-100'],
    ['starter', 101, 'starter-250'],
    ['starter', 2501, 'starter-5000'],
    ['starter', 10_000, 'starter-10000'],
    ['starter', 10_001, null],
    ['professional', 700, 'professional-1000'],
  ])('%s for %i sub pages: %s [9.7]', (basePlan, subPages, id) =>
    expect(cheapestPlan(basePlan, subPages)?.id ?? null).toBe(id),
  );
});

describe('credits', () => {
  test('a larger bundle costs less per credit', () => {
    const prices = creditBundles.map((bundle) => bundle.cents / bundle.credits);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(new Set(prices).size).toBe(prices.length);
  });
});

describe('the trial', () => {
  const start = new Date('2026-03-20T10:00:00Z');
  test.each([
    ['2026-03-20T10:00:00Z', 14],
    ['2026-03-20T10:00:01Z', 14],
    ['2026-03-21T10:00:00Z', 13],
    // Daylight saving begins in between; a day is still 24 hours.
    ['2026-04-02T10:00:00Z', 1],
    ['2026-04-03T09:59:59Z', 1],
    ['2026-04-03T10:00:00Z', 0],
    ['2027-01-01T00:00:00Z', 0],
    // A clock behind the one that wrote the start gives no extra day.
    ['2026-03-19T10:00:00Z', 14],
  ])('at %s: %i days left [4.14]', (now, days) => expect(trialDaysLeft(start, new Date(now))).toBe(days));

  test('ends after 14 days [9.1]', () => expect(trialEndsAt(start).toISOString()).toBe('2026-04-03T10:00:00.000Z'));

  test.each<[BasePlan, BasePlan[], boolean]>([
    ['starter', [], true],
    ['starter', ['free'], true],
    ['starter', ['professional'], true],
    ['starter', ['free', 'starter'], false],
    ['professional', ['professional'], false],
    ['free', [], false],
  ])('%s after %j: %s', (basePlan, subscribed, eligible) =>
    expect(
      isEligibleForTrial(
        basePlan,
        subscribed.map((name) => ({ basePlan: name })),
      ),
    ).toBe(eligible),
  );
});

test.each([
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-10T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00.000Z'],
  ['2024-02-29T00:00:00Z', 'yearly', '2024-06-01T00:00:00Z', '2025-02-28T00:00:00.000Z'],
  ['2026-11-18T08:00:00Z', 'monthly', '2026-11-18T08:00:00Z', '2026-12-18T08:00:00.000Z'],
] as const)('a plan of %s, %s, runs on %s until %s', (started, period, now, end) => {
  expect(periodEnd(new Date(started), period, new Date(now)).toISOString()).toBe(end);
});

test.each([
  ['5', 500],
  ['5.5', 550],
  ['5,50', 550],
  [' 16,66 € ', 1666],
  ['€0.01', 1],
  ['1.000', null],
  ['-5', null],
  ['', null],
  ['five', null],
])('%j is %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});
