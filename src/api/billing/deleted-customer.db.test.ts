import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reconcile } from '#flows/billing/stripe/reconcile.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { users } from '#io/db/schema/index.ts';
import { newestMail } from '../../../test/mails.ts';
import { createStripeApi } from './stripe.fixture.ts';

// A customer is deleted in Stripe's dashboard, which cannot be undone there.

const api = await createStripeApi();
const { db, standIn } = api;
const { signal } = new AbortController();

test.each(['listed', 'refused'] as const)(
  'deleted with a plan, its past %s by Stripe: the plan ends, receipts stay, and one can buy again',
  async (deletedCustomers) => {
    standIn.settings.deletedCustomers = deletedCustomers;
    const { as, params, buy, pay, customer, project, mailsOf } = await api.addBuyer(`deleted-${deletedCustomers}`);
    await pay((await as.buyCredits({ params, body: { creditBundleId: 'credits-100' } })).url);
    await buy('starter-100');
    await api.deliverEvents();
    const before = await as.listInvoices({ params });
    expect(before).toHaveLength(2);
    const old = customer();
    await api.stripe.api.customers.del(old);
    const reported = await api.deliverEvents();
    expect(reported.map(({ type }) => type)).toContain('customer.deleted');
    expect(await as.getPlan({ params })).toMatchObject({ state: 'free', billing: { status: 'ended' } });
    expect(await mailsOf()).toContain('plan-ended');
    expect(await as.listInvoices({ params })).toEqual(before);
    expect(await creditBalance(db, project.id)).toBe(100);

    await buy('starter-250');
    await api.deliverEvents();
    expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-250' }, billing: { status: 'active' } });
    expect((await findCustomerOfProject(db, project.id))?.id).not.toBe(old);
    // A late event about the old customer does not end the new plan.
    const late = reported.find(({ type }) => type === 'customer.subscription.deleted');
    await api.post({ ...late, id: `evt_late_${deletedCustomers}` });
    await api.handle(old);
    expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-250' }, state: 'active' });
    expect(await as.listInvoices({ params })).toHaveLength(3);
  },
);

test('deleted without an event: a purchase makes another customer at once, twice if need be', async () => {
  const { as, params, customer, project } = await api.addBuyer('unsaid');
  const open = () => as.buyCredits({ params, body: { creditBundleId: 'credits-100' } });
  await open();
  const seen = [customer()];
  for (const _ of [1, 2]) {
    await api.stripe.api.customers.del(seen.at(-1) ?? '');
    await open();
    seen.push((await findCustomerOfProject(db, project.id))?.id ?? '');
  }
  expect(new Set(seen).size).toBe(3);
});

test('deleted without an event: the nightly check ends the plan, and notifies the operator once', async () => {
  standIn.settings.deletedCustomers = 'refused';
  const { as, params, buy, customer } = await api.addBuyer('night');
  const other = await api.addBuyer('other');
  await buy('starter-100');
  await other.buy('starter-100');
  await api.deliverEvents();
  await reconcile(api.io, signal);
  await api.stripe.api.customers.del(customer());
  await reconcile(api.io, signal);
  const mail = await newestMail(db, api.io.settings.adminEmail, 'billing-differences');
  expect(mail.text).toContain('night');
  expect(mail.text).toContain('deleted at Stripe');
  expect((await as.getPlan({ params })).state).toBe('free');
  expect((await other.as.getPlan({ params: other.params })).state).toBe('active');
  await reconcile(api.io, signal);
  expect((await newestMail(db, api.io.settings.adminEmail, 'billing-differences')).id).toBe(mail.id);
});

test('a customer that Stripe never had, as with keys of another account: reported, and no plan ends for it', async () => {
  const { as, params, buy, customer } = await api.addBuyer('elsewhere');
  await buy('starter-100');
  await api.deliverEvents();
  const id = customer();
  const held = standIn.account.customers.get(id);
  standIn.account.customers.delete(id);
  await reconcile(api.io, signal);
  const mail = await newestMail(db, api.io.settings.adminEmail, 'billing-differences');
  expect(mail.text).toContain('Stripe does not know this customer');
  await expect(as.buyCredits({ params, body: { creditBundleId: 'credits-100' } })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect((await as.getPlan({ params })).state).toBe('active');
  if (held) standIn.account.customers.set(id, held);
});

test('a purchase whose response was lost is retried in another language', async () => {
  const { as, params, owner } = await api.addBuyer('speaks');
  standIn.faults.add({ with: 'drop', to: 'POST /v1/customers', isDone: true, times: 4 });
  const open = () => as.startCheckout({ params, body: { planId: 'starter-100', period: 'monthly' } });
  await expect(open()).rejects.toMatchObject({ code: 'STRIPE_UNAVAILABLE' });
  standIn.faults.clear();
  await db.update(users).set({ language: 'de' }).where(eq(users.id, owner.id));
  expect((await open()).url).toContain('/c/pay/');
});
