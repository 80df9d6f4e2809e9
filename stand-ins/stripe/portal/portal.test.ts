import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { CARD, createStripeTest, HALM, submit } from '../stripe.fixture.ts';

async function createPortal(settings: Partial<Settings> = {}) {
  const context = await createStripeTest({ settings });
  const { customer, subscriptionId } = await context.buy();
  const open = (more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) =>
    context.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://linkbild.test/plan',
      ...more,
    });
  const subscription = () => context.stripe.subscriptions.retrieve(subscriptionId);
  return { ...context, customer, subscriptionId, open, subscription };
}

test('shows the plan, the card and the invoices', async () => {
  const { open } = await createPortal();
  const { url } = await open({ locale: 'de' });
  const page = await (await fetch(url)).text();
  for (const words of ['Starter 100', 'visa •••• 4242', 'Verlängert sich am', '10,71', 'https://linkbild.test/plan'])
    expect(page.replaceAll('&#38;', '&')).toContain(words);
});

test('another card becomes that of the subscription, and leads back', async () => {
  const { stripe, open, subscription } = await createPortal();
  const { url } = await open({
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'https://linkbild.test/paid' } },
    },
  });
  expect((await submit(url, { ...CARD, card: '4000000000000002' })).status).toBe(402);
  const answer = await submit(url, { ...CARD, card: '5555555555554444' });
  expect(answer.headers.get('location')).toBe('https://linkbild.test/paid');
  const method = await stripe.paymentMethods.retrieve(String((await subscription()).default_payment_method));
  expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
});

test.each(['cancel_at_period_end', 'cancel_at'] as const)('cancels by %s and resumes', async (portalCancels) => {
  const { open, subscription, subscriptionId } = await createPortal({ portalCancels });
  const flow = { type: 'subscription_cancel', subscription_cancel: { subscription: subscriptionId } } as const;
  const { url } = await open({ flow_data: flow });
  await submit(url, { do: 'cancel', subscription: subscriptionId });
  const ending = await subscription();
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at: ending.items.data[0]?.current_period_end,
    cancel_at_period_end: portalCancels === 'cancel_at_period_end',
  });
  await expect(open({ flow_data: flow })).rejects.toThrow('already set to be canceled');
  await submit((await open()).url, { do: 'resume', subscription: subscriptionId });
  expect(await subscription()).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
});

test('address and VAT ID are changed, and the next invoice follows them', async () => {
  const { standIn, stripe, customer, open, subscription } = await createPortal();
  const { url } = await open();
  const details = { ...HALM, country: 'NL', vat_id: 'NL123456789B01', do: 'details' };
  expect((await submit(url, { ...details, vat_id: 'NL1' })).status).toBe(402);
  expect((await submit(url, details)).status).toBe(303);
  expect((await stripe.customers.listTaxIds(customer.id)).data).toMatchObject([{ value: 'NL123456789B01' }]);
  await standIn.advance(33 * 86_400_000);
  const invoice = await stripe.invoices.retrieve(String((await subscription()).latest_invoice));
  expect(invoice).toMatchObject({ total: 900, customer_address: { country: 'NL' } });
});
