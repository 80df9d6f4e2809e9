import { expect, test } from 'vitest';
import { createStripeTest } from '../stripe.fixture.ts';

async function createPaid() {
  const context = await createStripeTest();
  const { session } = await context.buy();
  const invoice = await context.stripe.invoices.retrieve(String(session.invoice), { expand: ['payments'] });
  const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
  context.newEvents();
  return { ...context, invoice, intent };
}

test('refunds in parts, never more than was paid, never twice', async () => {
  const { stripe, intent, newEvents } = await createPaid();
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: intent, ...(amount ? { amount } : {}), reason: 'requested_by_customer' });
  expect(await refund(1000)).toMatchObject({ amount: 1000, status: 'succeeded', payment_intent: intent });
  expect(newEvents()).toEqual(['refund.created', 'charge.refunded']);
  await expect(refund(100)).rejects.toThrow('Refund amount (100) is greater than unrefunded amount on charge (71)');
  expect((await refund()).amount).toBe(71);
  await expect(refund()).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge.refunds'] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1071, refunds: { data: [{}, {}] } });
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
});

test('the same refund asked twice with one key is one refund', async () => {
  const { stripe, intent } = await createPaid();
  const ask = () => stripe.refunds.create({ payment_intent: intent, amount: 300 }, { idempotencyKey: 'refund-1' });
  expect((await ask()).id).toBe((await ask()).id);
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
});

test('a credit note refunds and corrects the tax', async () => {
  const { stripe, invoice, newEvents } = await createPaid();
  const note = await stripe.creditNotes.create({
    invoice: invoice.id,
    amount: 1071,
    refund_amount: 1071,
    reason: 'order_change',
  });
  expect(note).toMatchObject({ total: 1071, subtotal: 900, number: `${invoice.number}-CN-01`, type: 'post_payment' });
  expect(note.refunds).toMatchObject([{ amount_refunded: 1071 }]);
  expect(newEvents()).toEqual(['refund.created', 'charge.refunded', 'credit_note.created', 'invoice.updated']);
  const after = await stripe.invoices.retrieve(invoice.id);
  expect(after).toMatchObject({ status: 'paid', post_payment_credit_notes_amount: 1071 });
  const again = stripe.creditNotes.create({ invoice: invoice.id, amount: 1, refund_amount: 1 });
  await expect(again).rejects.toMatchObject({ param: 'amount' });
  expect((await fetch(note.pdf)).headers.get('content-type')).toBe('application/pdf');
});
