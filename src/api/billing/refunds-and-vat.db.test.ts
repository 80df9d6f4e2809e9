import { expect, test } from 'vitest';
import { newestMail } from '../../../test/mails.ts';
import { createStripeApi } from './stripe.fixture.ts';

const api = await createStripeApi();
const { db } = api;
const admin = api.as((await api.addPerson('boss@example.com', { role: 'superadmin' })).token);

test.each([
  ['keep', 'active', 'Your plan isn’t affected.'],
  ['period-end', 'ending', 'Your plan ends on'],
  ['now', 'ended', 'Your plan ended with this refund'],
] as const)('a refund says what becomes of the plan: %s', async (plan, status, said) => {
  const { as, params, buy, owner } = await api.addBuyer(`refund-${plan}`);
  await buy('starter-100');
  await api.deliverEvents();
  const [invoice] = await as.listInvoices({ params });
  await admin.refundInvoice({ params: { invoiceId: invoice?.id ?? '' }, body: { reason: 'Wrong plan', plan } });
  expect((await as.getPlan({ params })).billing?.status).toBe(status);
  const mail = await newestMail(db, owner.email, 'refund');
  expect(mail.text).toContain(said);
  expect(mail.text).toContain('> Wrong plan');
  const { items } = await admin.listAllActivity({ query: { project: `refund-${plan}` } });
  expect(items.map(({ action }) => action)).toContain('invoice-refunded');
});

test('a plan that was cancelled before is shown to the operator with its day, and so it is in the mail', async () => {
  const { as, params, buy, owner } = await api.addBuyer('cancelled-before');
  await buy('starter-100');
  await api.deliverEvents();
  const { endsAt } = await as.cancelBilledPlan({ params });
  expect(await admin.getCustomer({ params: { id: String(owner.id) } })).toMatchObject({ plans: [{ endsAt }] });
  const [invoice] = await as.listInvoices({ params });
  const reason = 'Größe ß: https://shop.example\n'.repeat(66);
  await admin.refundInvoice({ params: { invoiceId: invoice?.id ?? '' }, body: { reason, plan: 'keep' } });
  const { text } = await newestMail(db, owner.email, 'refund');
  expect(text).toContain('Your plan ends on');
  expect(text).not.toContain('isn’t affected');
  expect(text.match(/^> Größe ß/gm)).toHaveLength(66);
});

test('where no plan runs, a refund that should end one moves no money', async () => {
  const { as, params, pay } = await api.addBuyer('only-credits');
  await pay((await as.buyCredits({ params, body: { creditBundleId: 'credits-500' } })).url);
  await api.deliverEvents();
  const [invoice] = await as.listInvoices({ params });
  const body = { reason: 'Not needed', plan: 'now' as const };
  await expect(admin.refundInvoice({ params: { invoiceId: invoice?.id ?? '' }, body })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect((await as.listInvoices({ params }))[0]?.refundedCents).toBe(0);
});

test.each([
  ['AT', 'VAT: €1.80 (20%)', 'Total: €10.80'],
  ['CH', 'VAT: €0.00 (0%)', 'Total: €9.00'],
])('the confirmation has the VAT of the buyer’s invoice: %s', async (country, vat, total) => {
  const { buy, owner } = await api.addBuyer(`from-${country.toLowerCase()}`);
  await buy('starter-100', 'monthly', { country });
  await api.deliverEvents();
  const { text } = await newestMail(db, owner.email, 'order-confirmed');
  expect(text).toContain(vat);
  expect(text).toContain(total);
  expect(text).not.toContain('Outside Germany');
});
