import type { Db } from '#io/db/db.ts';
import { findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import { findShopOfProject } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/** `operator`: requests by mail, which a super admin activates. */
type BillingProvider = 'shopify' | 'stripe' | 'operator';

interface Billed {
  provider: BillingProvider;
  /** False: Stripe bills the running plan but nothing new, because Shopify will bill from then on. */
  canBuy: boolean;
}

/**
 * Who bills a project: always exactly one. A project with an installed shop is billed by Shopify, except for an older
 * plan, which its provider bills until it ends.
 */
export async function billingProviderOf(
  { db, stripe }: { db: Db; stripe: Io['stripe'] },
  project: { id: number },
): Promise<Billed> {
  const others = stripe ? ('stripe' as const) : ('operator' as const);
  const shop = await findShopOfProject(db, project.id);
  if (!shop?.accessToken) return { provider: others, canBuy: true };
  if (stripe && (await findBoughtPlan(db, project.id))) return { provider: 'stripe', canBuy: false };
  const subscription = await findSubscription(db, project.id);
  if (subscription?.state !== 'active') return { provider: 'shopify', canBuy: false };
  const isShopifys = (await listRunningCharges(db, project.id)).length > 0;
  return isShopifys ? { provider: 'shopify', canBuy: false } : { provider: 'operator', canBuy: true };
}
