import { eq } from 'drizzle-orm';
import { handleStripeEvents } from '#flows/billing/stripe/events.ts';
import { savePrices } from '#flows/billing/stripe/save-prices.ts';
import { mails } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createStripe } from '#io/stripe/stripe.ts';
import { startStripe } from '../../../stand-ins/stripe/server.ts';
import { CARD, HALM, submit } from '../../../stand-ins/stripe/stripe.fixture.ts';
import { signatureHeader } from '../../../stand-ins/stripe/webhooks.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi } from '../../../test/api.ts';

const webhookSecret = 'whsec_test';
const DAY_MS = 86_400_000;

/** The API with Stripe's keys and a stand-in that has our prices. `pass` advances the time of both. */
export async function createStripeApi() {
  const standIn = await startStripe();
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(standIn.url).host] });
  whenOver(async () => {
    await standIn.close();
    await safeFetch.close();
  });
  const settings = { secretKey: standIn.settings.secretKey, webhookSecret, standInUrl: standIn.url };
  const stripe = await createStripe(settings, { safeFetch, userAgent: 'test' });
  const api = await createTestApi({ stripe, safeFetch, now: () => standIn.clock.now() });
  const { db } = api.io;
  await savePlans(db);
  await savePrices(stripe, { siteUrl: 'http://localhost:3000', report: () => undefined });

  async function addBuyer(name: string) {
    const project = await api.addProject(name);
    const owner = await api.addPerson(`${name}@example.com`);
    await api.join(project.id, owner.id, 'admin');
    const as = api.as(owner.token);
    const params = { id: String(project.id) };
    /** Submits Stripe's payment page, with a working card by default. */
    const pay = async (url: string, fields: Record<string, string> = {}) =>
      submit(url, { ...HALM, ...CARD, do: 'pay', ...fields });
    const buy = async (planId: string, period: 'monthly' | 'yearly' = 'monthly', fields = {}) => {
      const { url } = await as.startCheckout({ params, body: { planId, period } });
      return pay(url, fields);
    };
    const customer = () =>
      [...standIn.account.customers.values()].find(({ metadata }) => metadata.project === project.uuid)?.id ?? '';
    const mailsOf = async () =>
      (await db.select({ kind: mails.kind }).from(mails).where(eq(mails.recipient, owner.email)).orderBy(mails.id)).map(
        ({ kind }) => kind,
      );
    return { project, owner, as, params, pay, buy, customer, mailsOf };
  }

  /** Sends an event like Stripe, signed over the bytes. */
  function post(event: object, { secret = webhookSecret, at = Math.floor(Date.now() / 1000), change = '' } = {}) {
    const body = JSON.stringify(event);
    const headers = { 'stripe-signature': signatureHeader(body, secret, at), 'content-type': 'application/json' };
    return api.request('/stripe/webhooks', { method: 'POST', headers, body: body + change });
  }
  const handle = (customer: string) => handleStripeEvents(api.io, customer);
  let reported = standIn.account.events.size;
  /** Sends and handles all events since the last call. */
  async function deliverEvents() {
    const events = [...standIn.account.events.values()].slice(reported);
    reported = standIn.account.events.size;
    const customers = new Set<string>();
    for (const event of events) {
      await post(event);
      const { customer, object, id } = event.data.object as { customer?: unknown; object?: unknown; id?: unknown };
      const about = object === 'customer' ? id : customer;
      if (typeof about === 'string') customers.add(about);
    }
    for (const customer of customers) await handle(customer);
    return events;
  }
  const pass = async (days: number) => {
    await standIn.advance(days * DAY_MS);
    return deliverEvents();
  };
  return { ...api, db, standIn, stripe, addBuyer, post, deliverEvents, handle, pass };
}
