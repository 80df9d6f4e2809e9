import { expect, test } from 'vitest';
import { firstPaymentAt, pickPrimary, readStripeState } from './stripe.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const facts = {
  status: 'active',
  trialEndsAt: null,
  periodEndsAt: day(30),
  cancelAt: null,
  endedAt: null,
  unpaidSince: null,
};

test.each([
  [{}, { status: 'active', isRunning: true, endsAt: null, graceEndsAt: null }],
  [{ status: 'trialing' }, { status: 'trialing', isRunning: true }],
  [{ cancelAt: day(30) }, { status: 'ending', isRunning: true, endsAt: day(30) }],
  [
    { status: 'past_due', unpaidSince: day(1) },
    { status: 'past_due', isRunning: true, graceEndsAt: day(8) },
  ],
  [
    { status: 'unpaid', unpaidSince: day(1) },
    { status: 'past_due', isRunning: true, graceEndsAt: day(8) },
  ],
  [{ status: 'past_due' }, { status: 'ended', isRunning: false }],
  [
    { status: 'canceled', endedAt: day(3) },
    { status: 'ended', isRunning: false, endsAt: day(3) },
  ],
  [{ status: 'paused' }, { status: 'ended', isRunning: false }],
  [{ status: 'incomplete' }, { status: null, isRunning: false }],
  [{ status: 'incomplete_expired' }, { status: null, isRunning: false }],
  [{ status: 'a word of the future' }, { status: null, isRunning: false }],
])('a subscription %o is %o', (given, expected) => {
  expect(readStripeState({ ...facts, ...given })).toMatchObject(expected);
});

test('of several that run the oldest counts, whatever their order', () => {
  const one = { ...facts, id: 'sub_b', startedAt: day(1) };
  const other = { ...facts, id: 'sub_a', startedAt: day(2) };
  const over = { ...facts, id: 'sub_0', startedAt: day(0), status: 'canceled' };
  for (const all of [
    [one, other, over],
    [over, other, one],
  ])
    expect(pickPrimary(all)).toEqual({ primary: one, duplicates: [other] });
  expect(pickPrimary([over])).toEqual({ primary: null, duplicates: [] });
});

test('what is left of a trial is kept from two days on, as Stripe wants it', () => {
  expect(firstPaymentAt(day(10), day(1))).toEqual(day(10));
  expect(firstPaymentAt(day(3), day(1))).toBeNull();
  expect(firstPaymentAt(null, day(1))).toBeNull();
});
