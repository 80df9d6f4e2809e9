// Subscriptions of an app. https://shopify.dev/docs/apps/launch/billing/subscription-billing
import type { Clock } from '../clock.ts';

export interface Money {
  amount: string;
  currencyCode: string;
}

export interface UsageRecord {
  id: number;
  description: string;
  price: Money;
  idempotencyKey: string | null;
  createdAt: string;
}

export interface LineItem {
  id: number;
  pricing:
    | { kind: 'recurring'; price: Money; interval: 'EVERY_30_DAYS' | 'ANNUAL' }
    | { kind: 'usage'; cappedAmount: Money; terms: string; records: UsageRecord[] };
}

export interface AppSubscription {
  id: number;
  name: string;
  status: 'ACCEPTED' | 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'PENDING';
  returnUrl: string;
  isTest: boolean;
  trialDays: number;
  replacementBehavior: 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE' | 'STANDARD';
  lineItems: LineItem[];
  createdAt: string;
  updatedAt: string;
  /** When the merchant approved it. */
  activatedAt: Date | null;
}

const DAY_MS = 86_400_000;

export function periodEnd({ activatedAt, trialDays, lineItems }: AppSubscription): Date | null {
  if (!activatedAt) return null;
  const isYearly = lineItems.some(({ pricing }) => pricing.kind === 'recurring' && pricing.interval === 'ANNUAL');
  return new Date(activatedAt.getTime() + (trialDays + (isYearly ? 365 : 30)) * DAY_MS);
}

export function balanceUsed({ pricing }: LineItem): number {
  if (pricing.kind !== 'usage') return 0;
  return pricing.records.reduce((sum, { price }) => sum + Math.round(Number(price.amount) * 100), 0) / 100;
}

export function subscriptionPayload(subscription: AppSubscription, shopId: number) {
  const recurring = subscription.lineItems.find(({ pricing }) => pricing.kind === 'recurring')?.pricing;
  const usage = subscription.lineItems.find(({ pricing }) => pricing.kind === 'usage')?.pricing;
  return {
    app_subscription: {
      admin_graphql_api_id: `gid://shopify/AppSubscription/${subscription.id}`,
      name: subscription.name,
      status: subscription.status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${shopId}`,
      created_at: subscription.createdAt,
      updated_at: subscription.updatedAt,
      ...(recurring?.kind === 'recurring'
        ? {
            currency: recurring.price.currencyCode,
            price: recurring.price.amount,
            interval: recurring.interval.toLowerCase(),
          }
        : {}),
      ...(usage?.kind === 'usage' ? { capped_amount: usage.cappedAmount.amount } : {}),
      plan_handle: null,
    },
  };
}

/**
 * The merchant approved: it runs, and whatever ran before ends, at once or with its period. Returns what changed, in
 * the order Shopify tells it.
 */
export function approve(all: AppSubscription[], approved: AppSubscription, clock: Clock): AppSubscription[] {
  const now = clock.now();
  const before = all.filter(({ status }) => status === 'ACTIVE');
  approved.updatedAt = now.toISOString();
  if (approved.replacementBehavior === 'APPLY_ON_NEXT_BILLING_CYCLE' && before.length > 0) {
    approved.status = 'ACCEPTED';
    return [approved];
  }
  for (const old of before) {
    old.status = 'CANCELLED';
    old.updatedAt = now.toISOString();
  }
  approved.status = 'ACTIVE';
  approved.activatedAt = now;
  return [...before, approved];
}

/** An accepted subscription takes over when the period of the one before is over. */
export function settle(all: AppSubscription[], clock: Clock): AppSubscription[] {
  const accepted = all.find(({ status }) => status === 'ACCEPTED');
  const active = all.find(({ status }) => status === 'ACTIVE');
  const end = active ? periodEnd(active) : null;
  if (!accepted || !active || !end || end > clock.now()) return [];
  active.status = 'CANCELLED';
  accepted.status = 'ACTIVE';
  accepted.activatedAt = end;
  active.updatedAt = accepted.updatedAt = clock.now().toISOString();
  return [active, accepted];
}
