import type { Db } from '#io/db/db.ts';
import { findSubscription } from '#io/db/queries/plan-requests.ts';
import { listRunningCharges } from '#io/db/queries/shopify-charges.ts';
import { findShopOfProject } from '#io/db/queries/shopify-shops.ts';

/** `operator`: requests by mail, which a super admin activates. */
export type BillingProvider = 'shopify' | 'operator';

/**
 * Who bills a project: one, never two. A project with an installed shop is billed by Shopify, unless it has a plan from
 * before: that is billed as it was until it ends.
 */
export async function billingProviderOf({ db }: { db: Db }, project: { id: number }): Promise<BillingProvider> {
  const shop = await findShopOfProject(db, project.id);
  if (!shop?.accessToken) return 'operator';
  const subscription = await findSubscription(db, project.id);
  if (subscription?.state !== 'active') return 'shopify';
  return (await listRunningCharges(db, project.id)).length > 0 ? 'shopify' : 'operator';
}
