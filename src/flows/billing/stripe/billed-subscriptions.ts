import { readStripeState } from '#domain/billing/stripe-state.ts';
import type { Db } from '#io/db/db.ts';
import { listBilled } from '#io/db/queries/billing/stripe-subscriptions.ts';

/** Plans paid with Stripe, as the super admin sees them. */
export async function billedSubscriptions(db: Db, list: Parameters<typeof listBilled>[1]) {
  const { items, total } = await listBilled(db, list);
  return {
    total,
    items: items.map(({ cancelAt, endedAt, unpaidSince, trialEndsAt, ...item }) => {
      const facts = { ...item, cancelAt, endedAt, unpaidSince, trialEndsAt };
      const { status, endsAt, graceEndsAt } = readStripeState(facts);
      return { ...item, status: status ?? ('ended' as const), endsAt, graceEndsAt };
    }),
  };
}
