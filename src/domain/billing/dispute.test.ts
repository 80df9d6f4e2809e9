import { expect, test } from 'vitest';
import { disputeStateOf, preventsRefund } from './dispute.ts';

test.each([
  ['warning_needs_response', 'inquiry', false],
  ['warning_closed', null, false],
  ['needs_response', 'answer', true],
  ['under_review', 'review', true],
  ['won', 'won', false],
  ['lost', 'chargeback', false],
  ['prevented', null, false],
  ['a status of next year', 'review', true],
])('Stripe’s %s is %s for the operator, and prevents a refund: %s', (status, state, isPrevented) => {
  expect(disputeStateOf(status)).toBe(state);
  expect(preventsRefund(disputeStateOf(status))).toBe(isPrevented);
});
