import { expect, test } from 'vitest';
import { readVatNumber } from '../customers/vat-number.ts';
import { createStripeTest } from '../stripe.fixture.ts';

test.each([
  ['in Germany', { country: 'DE' }, 1071, 'standard_rated', 19],
  ['in Germany with a VAT ID', { country: 'DE', vat_id: 'DE123456789' }, 1071, 'standard_rated', 19],
  ['in France', { country: 'FR' }, 1080, 'standard_rated', 20],
  ['in France with a VAT ID', { country: 'FR', vat_id: 'FR 40 303 265 045' }, 900, 'reverse_charge', 0],
  ['in Finland', { country: 'FI' }, 1130, 'standard_rated', 25.5],
  ['in Switzerland', { country: 'CH' }, 900, 'not_collecting', undefined],
])('somebody %s pays the tax of the place', async (_who, fields, total, reason, percentage) => {
  const { stripe, buy } = await createStripeTest();
  const { session } = await buy({}, fields);
  expect(session.amount_total).toBe(total);
  const invoice = await stripe.invoices.retrieve(String(session.invoice));
  expect(invoice).toMatchObject({ total, total_excluding_tax: 900, automatic_tax: { status: 'complete' } });
  const [tax] = invoice.total_taxes ?? [];
  expect(tax).toMatchObject({ amount: total - 900, taxability_reason: reason });
  const rate = tax?.tax_rate_details?.tax_rate;
  expect(rate && (await stripe.taxRates.retrieve(rate)).percentage).toBe(percentage);
});

test('a VAT ID is saved with the customer and stands on the invoice', async () => {
  const { stripe, buy } = await createStripeTest();
  const { customer, session } = await buy({}, { country: 'AT', vat_id: 'atu 12345678' });
  const { data } = await stripe.customers.listTaxIds(customer.id);
  expect(data).toMatchObject([
    { type: 'eu_vat', value: 'ATU12345678', country: 'AT', verification: { status: 'verified' } },
  ]);
  expect((await stripe.invoices.retrieve(String(session.invoice))).customer_tax_ids).toEqual([
    { type: 'eu_vat', value: 'ATU12345678' },
  ]);
});

test('a number of no country’s form is refused by the page and by the API', async () => {
  const { stripe, buy } = await createStripeTest();
  const { session, answer } = await buy({}, { vat_id: 'DE12' });
  expect(answer.status).toBe(402);
  expect(session.status).toBe('open');
  const { id } = await stripe.customers.create({});
  const wrong = stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'DE12' });
  await expect(wrong).rejects.toMatchObject({ code: 'tax_id_invalid', param: 'value' });
  const unknown = await stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'DE111111111' });
  expect(unknown.verification?.status).toBe('unverified');
});

test('without a place, tax cannot be computed', async () => {
  const { stripe, prices } = await createStripeTest();
  const { id } = await stripe.customers.create({});
  const create = stripe.subscriptions.create({
    customer: id,
    items: [{ price: prices.small.id }],
    automatic_tax: { enabled: true },
  });
  await expect(create).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
});

test('Greece writes EL', () => {
  expect(readVatNumber('EL123456789')).toEqual({ value: 'EL123456789', country: 'GR' });
  expect(readVatNumber('XX123456789')).toBeNull();
});
