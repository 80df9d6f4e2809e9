import { bundleById } from '#domain/billing/price-key.ts';
import type { Db } from '#io/db/db.ts';
import { bookCredits, creditBalance } from '#io/db/queries/billing/credits.ts';
import type { StripeCustomerRow } from '#io/db/queries/billing/stripe-customers.ts';
import { addPurchase, markRefunded, setTakenBack } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import type { AskedPurchase } from '#io/stripe/queries/customer-state.ts';

/** Books credits that were paid for, each payment once, and takes back what was refunded as a whole. */
export async function bookPurchases(
  db: Db,
  customer: StripeCustomerRow,
  purchases: readonly AskedPurchase[],
): Promise<string[]> {
  const project = customer.projectId === null ? null : await lockProject(db, customer.projectId);
  if (!project) return [];
  const news: string[] = [];
  for (const { sessionId, creditBundleId, isRefunded } of purchases) {
    const bundle = bundleById(creditBundleId);
    if (!bundle) continue;
    if (await addPurchase(db, { sessionId, customerId: customer.id, creditBundleId })) {
      await bookCredits(db, { projectId: project.id, change: bundle.credits, reason: 'bundle' });
      const { id: subject } = bundle;
      await recordActivity(db, { action: 'credits-bought', actorId: customer.userId, project, subject });
      news.push(`${sessionId} ${bundle.credits} credits booked`);
    }
    if (isRefunded && (await markRefunded(db, sessionId))) {
      // As far as there are some: what was spent stays spent.
      const taken = Math.min(bundle.credits, await creditBalance(db, project.id));
      if (taken > 0) await bookCredits(db, { projectId: project.id, change: -taken, reason: 'correction' });
      await setTakenBack(db, sessionId, taken);
      news.push(`${sessionId} ${taken} credits taken back`);
    }
  }
  return news;
}
