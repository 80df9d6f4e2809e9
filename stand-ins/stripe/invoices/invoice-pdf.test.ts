import { expect, test } from 'vitest';
import { createStripeTest } from '../stripe.fixture.ts';

test('an invoice is a PDF with number, lines, net, VAT, total, address and VAT ID', async () => {
  const { stripe, buy } = await createStripeTest();
  const { session } = await buy({}, { vat_id: 'DE123456789' });
  const invoice = await stripe.invoices.retrieve(String(session.invoice));
  const answer = await fetch(invoice.invoice_pdf ?? '');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString('latin1');
  for (const words of [
    `Invoice ${invoice.number}`,
    'Halm & Ton GmbH',
    'Lange Straße 5',
    '04103 Leipzig',
    'DE123456789',
    'Starter 100',
    '\x809.00',
    'VAT 19 %',
    '\x801.71',
    '\x8010.71',
  ])
    expect(text).toContain(words);
  // Every object is where the table says.
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(6);
  places.forEach((place, index) => {
    expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });
});

test('the German one says what reverse charge is', async () => {
  const { stripe, buy } = await createStripeTest();
  const { session, customer } = await buy({}, { country: 'AT', vat_id: 'ATU12345678' });
  await stripe.customers.update(customer.id, { preferred_locales: ['de'] });
  const invoice = await stripe.invoices.retrieve(String(session.invoice));
  const text = Buffer.from(await (await fetch(invoice.invoice_pdf ?? '')).arrayBuffer()).toString('latin1');
  expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers');
  expect(text).toContain(`Rechnung ${invoice.number}`);
  expect(text).toContain('9,00 \x80');
});
