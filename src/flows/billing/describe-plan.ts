import { monitoringUsed, nextMonth } from '#domain/billing/monitoring.ts';
import { isEligibleForTrial, trialDaysLeft } from '#domain/billing/trial.ts';
import { auditsOfMonth } from '#io/db/queries/audits/audits.ts';
import { creditBalance, listCredits, listOpenOrders } from '#io/db/queries/billing/credits.ts';
import { currentPlan, domainsOf, planUsage, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findPlanRequest, findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { monitoringFigures } from '#io/db/queries/watch/figures.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf } from '../shopify/billing/billing-provider.ts';
import { describeBilling } from './stripe/describe-billing.ts';

/** What a project has booked, used and may try. */
export async function describePlan(io: Pick<Io, 'db' | 'now' | 'stripe'>, projectId: number, userId: number) {
  const { db } = io;
  const [plan, subscription, wish, use, audited, had, balance, orders, ledger, watched, billed, billing] =
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
    isTrial && subscription.startedAt && subscription.trialEndsAt
      ? { daysLeft: trialDaysLeft(subscription.startedAt, io.now()), endsAt: subscription.trialEndsAt }
      : null;
  return {
    plan,
    provider,
    canBuy,
    // What is over is only told where nothing else has begun.
    billing: billing?.status === 'ended' && subscription ? null : billing,
    state: isTrial ? ('trial' as const) : subscription ? ('active' as const) : ('free' as const),
    period: isTrial ? null : (subscription?.period ?? null),
    since: subscription?.startedAt ?? null,
    trial,
    // A paying project has no trial left; Shopify's own begins with its plan.
    trialFor:
      subscription || provider === 'shopify'
        ? []
        : (['starter', 'professional'] as const).filter((one) => isEligibleForTrial(one, had)),
    wish,
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
