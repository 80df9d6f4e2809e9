import type { Billing } from '#contract/calls/billing.ts';
import { monitoringUsed, nextMonth } from '#domain/billing/monitoring.ts';
import { readStripeState, splitRunning } from '#domain/billing/stripe-state.ts';
import { daysUntil, isEligibleForTrial } from '#domain/billing/trial.ts';
import type { Db } from '#io/db/db.ts';
import { auditsOfMonth } from '#io/db/queries/audits/audits.ts';
import { creditBalance, listCredits, listOpenOrders } from '#io/db/queries/billing/credits.ts';
import { currentPlan, domainsOf, planUsage, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findPlanRequest, findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { listInvoicesOfProject, listMirroredOfProject } from '#io/db/queries/billing/stripe-mirror.ts';
import { monitoringFigures } from '#io/db/queries/watch/figures.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf } from './billing-provider.ts';

/** What a project has booked, used and may try. */
export async function describePlan(io: Pick<Io, 'db' | 'now' | 'stripe'>, projectId: number, userId: number) {
  const { db } = io;
  const [plan, subscription, planRequest, use, audited, had, balance, orders, ledger, watched, billed, billing] =
    await Promise.all([
      currentPlan(db, projectId),
      findSubscription(db, projectId),
      findPlanRequest(db, projectId),
      planUsage(db, projectId),
      auditsOfMonth(db, projectId),
      subscribedPlans(db, userId),
      creditBalance(db, projectId),
      listOpenOrders(db, projectId),
      listCredits(db, projectId),
      monitoringFigures(db, projectId, io.now()),
      billingProviderOf(io, { id: projectId }),
      io.stripe ? describeBilling(db, projectId) : null,
    ]);
  const { provider, canBuy } = billed;
  const { createdBy, ...usage } = use;
  const domains = await domainsOf(db, createdBy ?? userId);
  // The best of a person's plans counts, and at least this project's own.
  const domainsAllowed =
    domains.allowed === null || plan.domains === null ? null : Math.max(domains.allowed, plan.domains);
  const isTrial = subscription?.state === 'trial';
  const trial =
    isTrial && subscription.trialEndsAt
      ? { daysLeft: daysUntil(subscription.trialEndsAt, io.now()), endsAt: subscription.trialEndsAt }
      : null;
  return {
    plan,
    provider,
    canBuy,
    // An ended plan is only mentioned while no other one runs.
    billing: billing?.status === 'ended' && subscription ? null : billing,
    state: isTrial ? ('trial' as const) : subscription ? ('active' as const) : ('free' as const),
    period: isTrial ? null : (subscription?.period ?? null),
    since: subscription?.startedAt ?? null,
    /** Of a plan without Stripe that was cancelled. */
    endsAt: isTrial ? null : (subscription?.endsAt ?? null),
    isGranted: subscription?.state === 'active' && subscription.stripeSubscriptionId === null && provider !== 'shopify',
    trial,
    // A paying project has no trial left; Shopify runs its own trial.
    trialFor:
      subscription || provider === 'shopify'
        ? []
        : (['starter', 'professional'] as const).filter((one) => isEligibleForTrial(one, had)),
    planRequest,
    usage: {
      ...usage,
      monitoringThisMonth: monitoringUsed(plan, audited),
      looksThisMonth: watched.used,
      monthEndsAt: nextMonth(io.now()),
      domains: Math.max(1, domains.used),
      domainsAllowed,
    },
    credits: { balance, orders, ledger },
  };
}

/** The contract has these dates as text. */
type Described = { [Key in keyof Billing]: Billing[Key] | (Key extends `${string}At` ? Date : never) };

/** The plan that a project pays for with Stripe, or the last one it paid for; null: none. */
async function describeBilling(db: Db, projectId: number): Promise<Described | null> {
  const all = await listMirroredOfProject(db, projectId);
  const shown = splitRunning(all).primary ?? all.find((one) => readStripeState(one).status === 'ended');
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
