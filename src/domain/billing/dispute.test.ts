import { expect, test } from 'vitest';
import { disputeStateOf, mostUrgent, preventsRefund } from './dispute.ts';

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
