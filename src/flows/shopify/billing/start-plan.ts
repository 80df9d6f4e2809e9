import { startPageSync } from '#flows/shopify/pages/start-page-sync.ts';
import type { Db } from '#io/db/db.ts';
import { findSubscription, upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { type ChargeRow, listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

interface Followed {
  projectId: number;
  /** The previous plan was billed by Shopify. Other plans must not end because of a charge that never started. */
  isBilledHere: boolean;
}

/** Sets the project's plan to what Shopify bills now. The project must be locked. */
export async function followCharges(
  io: Io,
  db: Db,
  shop: ShopRow,
  { projectId, isBilledHere }: Followed,
): Promise<void> {
  const active = (await listRunningCharges(db, projectId)).find(({ state }) => state === 'active');
  if (active) await startPlan(io, db, shop, active);
  else if (isBilledHere) await endPlan(db, projectId);
}

async function startPlan(io: Io, db: Db, shop: ShopRow, { projectId, planId, period }: ChargeRow): Promise<void> {
  const isEnded = await endAtStripe(io, db, projectId);
  const current = await findSubscription(db, projectId);
  if (!isEnded && current?.state === 'active' && current.planId === planId && current.period === period) return;
  await upsertSubscription(db, { projectId, planId, period, userId: shop.ownerId });
  // The new plan may allow more pages than the old one.
  await startPageSync(io, db, shop);
}

/**
 * The plan was approved at Shopify after it was bought at Stripe. The job that reads Stripe finds both, ends Stripe's
 * and refunds it. True: the previous plan was Stripe's.
 */
async function endAtStripe(io: Io, db: Db, projectId: number): Promise<boolean> {
  if (!(await findBoughtPlan(db, projectId))) return false;
  const customer = await findCustomerOfProject(db, projectId);
  if (customer) await io.queue.enqueue(db, 'stripe-customer', { customerId: customer.id, isRequested: true });
  return true;
}

export const endPlan = (db: Db, projectId: number): Promise<void> =>
  upsertSubscription(db, { projectId, planId: 'free', period: 'monthly', userId: null });
