import { bundleById, pickPrimary } from '#domain/billing/stripe.ts';
import type { Db } from '#io/db/db.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { bookCredits, creditBalance } from '#io/db/queries/billing/credits.ts';
import {
  lockCustomer,
  markCustomerGone,
  nextReadNumber,
  type StripeCustomerRow,
  setLatestRead,
} from '#io/db/queries/billing/stripe-customers.ts';
import { writeMirror } from '#io/db/queries/billing/stripe-mirror.ts';
import { addPurchase, markRefunded, setTakenBack } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import { listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import type { Io } from '#io/io.ts';
import { askCustomer, type CustomerState, type FetchedPurchase } from '#io/stripe/queries/customer-state.ts';
import { endNow, refundAll } from '#io/stripe/queries/end-plan.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { notifyOfConfirmedOrder } from './billing-mails.ts';
import { followStripe } from './follow-stripe.ts';

interface Settled {
  /** Changes we had not stored before, as text for the operator. */
  news: string[];
  /** Subscriptions that must end, because their project is gone or pays for another plan. */
  unwanted: { id: string; isDoubled: boolean }[];
}

const nothing: Settled = { news: [], unwanted: [] };

/**
 * Reads the customer from Stripe and stores the result: for payments we trust neither events nor return URLs. Of
 * concurrent reads, the one that started last wins.
 */
export async function settleCustomer(io: Io, stripe: StripeClient, customerId: string): Promise<Settled> {
  const readNumber = await nextReadNumber(io.db);
  const state = await askCustomer(stripe, customerId);
  const settled = await storeCustomerState(io, customerId, readNumber, state);
  // Stripe sends an event for each of these, which triggers another read.
  for (const { id, isDoubled } of settled.unwanted) {
    await endNow(stripe, id);
    if (isDoubled) await refundAll(stripe, id);
    io.log.warn({ customerId, subscription: id, isDoubled }, 'a subscription at Stripe was ended');
  }
  return settled;
}

/**
 * A payment page stays open for a day and an approval page at Shopify for two, so somebody may use both. While Stripe
 * bills a plan nobody gets an approval page, so what was paid to Stripe here is for the same days: Shopify's plan stays.
 */
const isPaidToShopify = async (db: Db, projectId: number | null): Promise<boolean> =>
  projectId !== null && (await listRunningCharges(db, projectId)).some(({ state }) => state === 'active');

/** Stores what Stripe returned, unless a later read has already been stored. */
export function storeCustomerState(
  io: Io,
  customerId: string,
  readNumber: number,
  state: CustomerState,
): Promise<Settled> {
  return io.db.transaction(async (db) => {
    const customer = await lockCustomer(db, customerId);
    // Not our customer, deleted and replaced, or a later read was stored already.
    if (!customer || customer.goneAt || customer.latestRead > readNumber) return nothing;
    await setLatestRead(db, customerId, readNumber);
    const news = await writeMirror(db, customerId, state);
    news.push(...(await bookPurchases(io, db, customer, state.purchases)));
    if (state.isDeleted) {
      await markCustomerGone(db, customerId);
      news.push('the customer was deleted at Stripe');
    }
    const { primary: running, duplicates } = pickPrimary(state.subscriptions);
    const isTwice = running !== null && (await isPaidToShopify(db, customer.projectId));
    const primary = isTwice ? null : running;
    await followStripe(io, db, customer, primary, state);
    const unwanted = [...duplicates, ...(isTwice ? [running] : [])].map(({ id }) => ({ id, isDoubled: true }));
    if (customer.projectId === null && primary) unwanted.push({ id: primary.id, isDoubled: false });
    return { news, unwanted };
  });
}

/** Books paid credits once per payment, and takes back those of a full refund. */
async function bookPurchases(
  io: Io,
  db: Db,
  customer: StripeCustomerRow,
  purchases: readonly FetchedPurchase[],
): Promise<string[]> {
  const project = customer.projectId === null ? null : await lockProject(db, customer.projectId);
  if (!project) return [];
  const news: string[] = [];
  for (const { sessionId, creditBundleId, buyerId, isRefunded } of purchases) {
    const bundle = bundleById(creditBundleId);
    if (!bundle) continue;
    if (await addPurchase(db, { sessionId, customerId: customer.id, creditBundleId })) {
      await bookCredits(db, { projectId: project.id, change: bundle.credits, reason: 'bundle' });
      const { id: subject } = bundle;
      const buyer = await findUserById(db, buyerId ?? customer.userId ?? 0);
      await recordActivity(db, { action: 'credits-bought', actorId: buyer?.id ?? null, project, subject });
      await notifyOfConfirmedOrder(io, db, project, { bundle, buyer }, 'confirmed');
      news.push(`${sessionId} ${bundle.credits} credits booked`);
    }
    if (isRefunded && (await markRefunded(db, sessionId))) {
      // At most the remaining balance, because spent credits cannot be taken back.
      const taken = Math.min(bundle.credits, await creditBalance(db, project.id));
      if (taken > 0) await bookCredits(db, { projectId: project.id, change: -taken, reason: 'correction' });
      await setTakenBack(db, sessionId, taken);
      news.push(`${sessionId} ${taken} credits taken back`);
    }
  }
  return news;
}
