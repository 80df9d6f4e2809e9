import type { Billing } from '#contract/billing.ts';
import { readStripeState, splitRunning } from '#domain/billing/stripe-state.ts';
import type { Db } from '#io/db/db.ts';
import { listInvoicesOfProject, listMirroredOfProject } from '#io/db/queries/billing/stripe-mirror.ts';

/** Dates where the contract has their text. */
type Described = { [Key in keyof Billing]: Billing[Key] | (Key extends `${string}At` ? Date : never) };

/** The plan that a project pays for with Stripe, or the last one it paid for; null: none. */
export async function describeBilling(db: Db, projectId: number): Promise<Described | null> {
  const all = await listMirroredOfProject(db, projectId);
  const shown = splitRunning(all).kept ?? all.find((one) => readStripeState(one).status === 'ended');
  if (!shown?.planId || !shown.period) return null;
  const { status, endsAt, graceEndsAt } = readStripeState(shown);
  if (!status) return null;
  const open =
    status === 'past_due'
      ? (await listInvoicesOfProject(db, projectId)).find(
          ({ state, subscriptionId }) => state === 'open' && subscriptionId === shown.id,
        )
      : undefined;
  return {
    status,
    planId: shown.planId,
    period: shown.period,
    periodEndsAt: status === 'ended' ? null : shown.periodEndsAt,
    endsAt,
    isUnpaid: status === 'ended' && shown.endedUnpaid,
    graceEndsAt,
    payUrl: open?.payUrl ?? null,
    firstPaymentAt: shown.firstPaymentAt ?? (shown.status === 'trialing' ? shown.trialEndsAt : null),
  };
}
