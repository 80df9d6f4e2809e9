import type { Billing } from '#contract/calls/billing.ts';
import { monitoringUsed, nextMonth } from '#domain/billing/allowances.ts';
import { pickPrimary, readStripeState } from '#domain/billing/stripe.ts';
import { daysUntil, isEligibleForTrial } from '#domain/billing/trial.ts';
import type { Db } from '#io/db/db.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { auditsOfMonth } from '#io/db/queries/audits/audits.ts';
import { domainsOf, findCover, listWebsites, pageLimit, planUsage } from '#io/db/queries/billing/covering-plan.ts';
import { creditBalance, listCredits, listOpenOrders } from '#io/db/queries/billing/credits.ts';
import { subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findPlanRequest, findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { listInvoicesOf, listMirroredOfProject } from '#io/db/queries/billing/stripe-mirror.ts';
import { findOffer } from '#io/db/queries/projects/handover.ts';
import { monitoringFigures } from '#io/db/queries/watch/figures.ts';
import { monthName } from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf, mayChangePlan } from './plan-project.ts';

/**
 * The plan of a project, its usage, and the trial it may start. If the owner's plan covers the project, it is that
 * plan.
 */
export async function describePlan(
  io: Pick<Io, 'db' | 'now' | 'stripe'>,
  projectId: number,
  user: Pick<UserRow, 'id' | 'role'>,
) {
  const { db } = io;
  const own = await findCover(db, projectId);
  const isCovered = own.isCovered || own.holderId === projectId;
  // Not covered by the owner's plan: show that plan all the same, and that it does not cover this project.
  const cover = isCovered ? own : await findCover(db, own.holderId);
  const { plan, holderId, projectIds } = cover;
  const [subscription, planRequest, use, audited, had, balance, orders, ledger, watched, billed, billing, mayChange] =
    await Promise.all([
      findSubscription(db, holderId),
      findPlanRequest(db, holderId),
      planUsage(db, projectId, cover),
      auditsOfMonth(db, projectIds),
      subscribedPlans(db, user.id),
      creditBalance(db, projectId),
      listOpenOrders(db, projectId),
      listCredits(db, projectId),
      monitoringFigures(db, projectId, io.now(), [...projectIds]),
      billingProviderOf(io, { id: holderId }),
      io.stripe ? describeBilling(db, holderId) : null,
      mayChangePlan(db, { projectId, user }, own),
    ]);
  const { provider, canBuy } = billed;
  const { ownerId, ...usage } = use;
  // Shopify's plan is for the shop alone, so the owner's other websites do not share it. Without an owner there are
  // none.
  const isOwners = provider !== 'shopify' && ownerId !== null;
  const domains = isOwners ? await domainsOf(db, ownerId) : { used: 1, allowed: plan.domains };
  // Only the owner may see the names of their other websites.
  const isShown = isOwners && (ownerId === user.id || user.role === 'superadmin');
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
    /** When a cancelled plan without Stripe ends. */
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
      domainsAllowed: domains.allowed,
    },
    credits: { balance, orders, ledger },
    coverage: {
      isCovered,
      mayChange,
      isOwner: ownerId === user.id,
      others: projectIds.filter((id) => id !== projectId).length,
      pageLimit: await pageLimit(db, projectId, own),
      websites: isShown ? await listWebsites(db, ownerId, monthName(io.now())) : [],
      offer: await describeOffer(db, projectId, user, io.now()),
    },
  };
}

async function describeOffer(db: Db, projectId: number, user: Pick<UserRow, 'id'>, now: Date) {
  const offer = await findOffer(db, projectId, now);
  return offer && { email: offer.email, isYours: offer.userId === user.id };
}

/** The contract has these dates as text. */
type Described = { [Key in keyof Billing]: Billing[Key] | (Key extends `${string}At` ? Date : never) };

/** The plan that a project pays for with Stripe, or the last one it paid for; null: none. */
async function describeBilling(db: Db, projectId: number): Promise<Described | null> {
  const all = await listMirroredOfProject(db, projectId);
  const shown = pickPrimary(all).primary ?? all.find((one) => readStripeState(one).status === 'ended');
  if (!shown?.planId || !shown.period) return null;
  const { status, endsAt, graceEndsAt } = readStripeState(shown);
  if (!status) return null;
  const open =
    status === 'past_due'
      ? (await listInvoicesOf(db, [projectId])).find(
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
