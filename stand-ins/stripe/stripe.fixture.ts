import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { whenOver } from '../../test/after-run.ts';
import { type StandInOptions, startStripe } from './server.ts';

export const HALM = {
  name: 'Halm & Ton GmbH',
  line1: 'Lange Straße 5',
  postal_code: '04103',
  city: 'Leipzig',
  country: 'DE',
};
export const CARD = { card: '4242 4242 4242 4242', expiry: '12/50', cvc: '123' };

/** Fills in a hosted page, as a browser without scripts would. */
export const submit = (url: string | null, fields: Record<string, string>) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A stand-in with three plans and a bundle of credits, asked by Stripe's own client, which never tries again. */
export async function createStripeTest(settings: StandInOptions['settings'] = {}) {
  const standIn = await startStripe({ settings });
  whenOver(() => standIn.close());
  const { hostname, port } = new URL(standIn.url);
  const clientWith = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const stripe = clientWith(standIn.settings.secretKey);
  const price = async (name: string, unit_amount: number, interval?: 'month' | 'year') =>
    stripe.prices.create({
      product: (await stripe.products.create({ name })).id,
      currency: 'eur',
      unit_amount,
      tax_behavior: 'exclusive',
      ...(interval ? { recurring: { interval } } : {}),
    });
  const prices = {
    small: await price('Starter 100', 900, 'month'),
    large: await price('Starter 500', 1900, 'month'),
    yearly: await price('Starter 100', 9000, 'year'),
    credits: await price('500 credits', 2000),
  };

  /** A customer in Germany who bought a plan by Checkout. */
  async function buy(more: Stripe.Checkout.SessionCreateParams = {}, fields: Record<string, string> = {}) {
    const customer = await stripe.customers.create({ email: 'anna@halm.test', metadata: { project: '7' } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices.small.id, quantity: 1 }],
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      success_url: 'https://linkbild.test/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://linkbild.test/plan',
      ...more,
    });
    const answer = await submit(session.url, { ...HALM, ...CARD, ...fields });
    const done = await stripe.checkout.sessions.retrieve(session.id);
    const subscription = () => stripe.subscriptions.retrieve(String(done.subscription));
    const invoices = async () => (await stripe.invoices.list({ customer: customer.id })).data;
    return { customer, session: done, url: session.url, answer, subscription, invoices };
  }
  /** Types of the events since the last call. */
  let seen = standIn.account.events.size;
  const newEvents = () => {
    const all = [...standIn.account.events.values()].map(({ type }) => type);
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh;
  };
  return { standIn, stripe, clientWith, prices, buy, newEvents };
}

/** Where the product would listen. */
export async function startReceiver() {
  const received: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ body, signature: String(request.headers['stripe-signature'] ?? '') });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => {
    server.close();
    server.closeAllConnections();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks` };
}
