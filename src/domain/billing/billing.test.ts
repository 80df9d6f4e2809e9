import { describe, expect, test } from 'vitest';
import { type BasePlan, planVolumes } from '#domain/enumerations.ts';
import { auditPagesLeft, monitoringUsed, nextMonth } from './allowances.ts';
import { creditBundles } from './credits.ts';
import { disputeStateOf, mostUrgent, preventsRefund } from './dispute.ts';
import { cheapestPlan } from './fitting-plan.ts';
import { type Order, orderFacts, priceOfOrder } from './order-facts.ts';
import { centsOf } from './plan.ts';
import { freePlan, limitsOf, planById, plans, subPageSteps } from './plan-table.ts';
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

test.each([
  ['free', { audits: 0, pages: 0 }, 20, 0],
  ['free', { audits: 1, pages: 20 }, 0, 1],
  ['free', { audits: 2, pages: 40 }, 0, 2],
  ['starter', { audits: 0, pages: 0 }, 50, 0],
  ['starter', { audits: 19, pages: 970 }, 30, 970],
  ['starter', { audits: 20, pages: 1000 }, 0, 1000],
  ['professional', { audits: 99, pages: 9900 }, 100, 9900],
  ['professional', { audits: 101, pages: 10_050 }, 0, 10_050],
] as const)('%s with %j: %i pages left, %i used', (basePlan, used, left, count) => {
  const plan = { basePlan, ...limitsOf[basePlan] };
  expect([auditPagesLeft(plan, used), monitoringUsed(plan, used)]).toEqual([left, count]);
});

test.each([
  ['2026-11-17T10:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['2027-01-31T00:00:00Z', '2027-02-01T00:00:00.000Z'],
])('what is counted by the month begins anew: %s → %s', (now, next) => {
  expect(nextMonth(new Date(now)).toISOString()).toBe(next);
});

test.each([
  ['warning_needs_response', 'inquiry', false],
  ['warning_closed', null, false],
  ['needs_response', 'answer', true],
  ['under_review', 'review', true],
  ['won', 'won', false],
  ['lost', 'chargeback', true],
  ['prevented', null, false],
  ['a status of next year', 'review', true],
])('Stripe’s %s is %s for the operator, and prevents a refund: %s', (status, state, isPrevented) => {
  expect(disputeStateOf(status)).toBe(state);
  expect(preventsRefund(disputeStateOf(status))).toBe(isPrevented);
});

test('of several disputes the one that has to be answered first is shown, also if another is newer', () => {
  const [soon, later] = [new Date('2026-11-20'), new Date('2026-11-27')];
  const reviewed = { state: 'review', dueAt: null } as const;
  const first = { state: 'answer', dueAt: soon } as const;
  expect(mostUrgent([reviewed, { state: 'answer', dueAt: later }, first])).toBe(first);
  expect(mostUrgent([{ state: 'won', dueAt: null }, { state: 'inquiry', dueAt: later }, reviewed])?.state).toBe(
    'inquiry',
  );
  expect(mostUrgent([])).toBe(null);
});

const order: Order = { plan: planById('starter-250') ?? freePlan, period: 'monthly' };
const valuesFor = (sellsTo: 'businesses' | 'consumers' | null) =>
  orderFacts(order, 'de', { sellsTo, vatAbroad: '' }).map(({ value }) => value);

test('the order says that only businesses buy, if that is so', () => {
  expect(valuesFor('businesses')).toContain('Nur Unternehmen. Sie bestellen als Unternehmen.');
  for (const sellsTo of ['consumers', null] as const)
    expect(valuesFor(sellsTo).filter((value) => value.includes('Nur Unternehmen'))).toEqual([]);
});

test('the order has net, VAT and total, whoever buys', () => {
  for (const sellsTo of ['businesses', 'consumers'] as const)
    expect(valuesFor(sellsTo).slice(2, 5)).toEqual(['14,00\u00a0€', '2,66\u00a0€ (19 %, Deutschland)', '16,66\u00a0€']);
});

test('the price that the operator reads is net, and says so', () => {
  expect(priceOfOrder(order, 'de')).toBe('14\u00a0€ im Monat zzgl. USt.');
  const bundle = creditBundles[0];
  if (!bundle) throw new Error('there are bundles');
  expect(priceOfOrder({ bundle }, 'en')).toMatch(/^€\d+ plus VAT$/);
});
