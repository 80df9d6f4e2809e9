import { readStripeState } from '#domain/billing/stripe.ts';
import { enqueueFetches } from '#flows/crawl/refresh-sub-pages.ts';
import type { Db } from '#io/db/db.ts';
import type { StripeCustomerRow } from '#io/db/queries/billing/stripe-customers.ts';
import {
  endBoughtPlan,
  findBoughtPlan,
  setGrace,
  startBoughtPlan,
} from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import type { CustomerState, FetchedSubscription } from '#io/stripe/queries/customer-state.ts';
import { notifyOfFailedPayment, notifyOfPlanEnd, notifyOfPurchase, planManagers } from './billing-mails.ts';

type Bought = NonNullable<Awaited<ReturnType<typeof findBoughtPlan>>>;

/** Sets the project's plan to what Stripe bills now. A plan from another provider ends only when one is bought. */
export async function followStripe(
  io: Io,
  db: Db,
  customer: StripeCustomerRow,
  primary: FetchedSubscription | null,
  state: CustomerState,
): Promise<void> {
  const project = customer.projectId === null ? null : await lockProject(db, customer.projectId);
  if (!project) return;
  const held = await findBoughtPlan(db, project.id);
  if (primary) await follow(io, db, { project, customer, primary, held, state });
  else if (held) await end(io, db, { project, customer, held, state });
}

interface Following {
  project: ProjectRow;
  customer: StripeCustomerRow;
  primary: FetchedSubscription;
  held: Bought | null;
  state: CustomerState;
}

async function follow(io: Io, db: Db, { project, customer, primary, held, state }: Following): Promise<void> {
  const { planId, period } = primary;
  if (!planId || !period) {
    io.log.error({ subscription: primary.id }, 'a subscription at Stripe has a price that is not ours');
    return;
  }
  const { graceEndsAt } = readStripeState(primary);
  const isSame = held?.stripeSubscriptionId === primary.id;
  if (!held || !isSame || held.planId !== planId || held.period !== period) {
    const { userId } = customer;
    await startBoughtPlan(db, {
      projectId: project.id,
      userId,
      planId,
      period,
      stripeSubscriptionId: primary.id,
      graceEndsAt,
    });
    const action = isSame ? 'plan-changed' : 'plan-bought';
    await recordActivity(db, { action, actorId: userId, project, subject: planId });
    await notifyOfPurchase(io, db, project, { planId, period, isChange: isSame });
    // The new plan may allow more pages than the old one.
    await enqueueFetches(io, db, project.id);
  } else if (held.graceEndsAt?.getTime() !== graceEndsAt?.getTime()) await setGrace(db, held.id, graceEndsAt);
  if (graceEndsAt && !(isSame && held?.graceEndsAt)) {
    const open = state.invoices.find((invoice) => invoice.subscriptionId === primary.id && invoice.state === 'open');
    await notifyOfFailedPayment(io, db, project, { planId, graceEndsAt, payUrl: open?.payUrl ?? null });
  }
}

interface Ending {
  project: ProjectRow;
  customer: StripeCustomerRow;
  held: Bought;
  state: CustomerState;
}

async function end(io: Io, db: Db, { project, held, state }: Ending): Promise<void> {
  const managers = await planManagers(db, project.id, held.graceEndsAt);
  await endBoughtPlan(db, held.id);
  const last = state.subscriptions.find(({ id }) => id === held.stripeSubscriptionId);
  const isUnpaid = last?.endedUnpaid ?? false;
  await recordActivity(db, {
    action: 'plan-ended',
    actorId: null,
    project,
    subject: held.planId,
    detail: { isUnpaid },
  });
  await notifyOfPlanEnd(io, db, project, { planId: held.planId, isUnpaid, managers });
}
