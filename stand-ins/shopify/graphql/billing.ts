// Billing through Shopify. https://shopify.dev/docs/apps/launch/billing/subscription-billing
import { listOf } from '../catalogue.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { type CreateArgs, createProblem, money, readPlan } from './plan-input.ts';
import { type AdminContext, type AdminNode, connection, gid, idOf, type PageArgs } from './schema.ts';

export interface Money {
  amount: string;
  currencyCode: string;
}

interface UsageRecord {
  id: number;
  price: Money;
  idempotencyKey: string | null;
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

function periodEnd({ activatedAt, trialDays, lineItems }: AppSubscription): Date | null {
  if (!activatedAt) return null;
  const isYearly = lineItems.some(({ pricing }) => pricing.kind === 'recurring' && pricing.interval === 'ANNUAL');
  return new Date(activatedAt.getTime() + (trialDays + (isYearly ? 365 : 30)) * DAY_MS);
}

function balanceUsed({ pricing }: LineItem): number {
  if (pricing.kind !== 'usage') return 0;
  return pricing.records.reduce((sum, { price }) => sum + Math.round(Number(price.amount) * 100), 0) / 100;
}

export function subscriptionPayload(subscription: AppSubscription, shopId: number) {
  return {
    app_subscription: {
      admin_graphql_api_id: `gid://shopify/AppSubscription/${subscription.id}`,
      name: subscription.name,
      status: subscription.status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${shopId}`,
      created_at: subscription.createdAt,
      updated_at: subscription.updatedAt,
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
function settle(all: AppSubscription[], clock: Clock): AppSubscription[] {
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

const lineItemId = (subscription: AppSubscription, item: LineItem) =>
  `${gid('AppSubscriptionLineItem', subscription.id)}?v=1&index=${subscription.lineItems.indexOf(item)}`;

function pricingNode(item: LineItem): AdminNode {
  const { pricing } = item;
  if (pricing.kind === 'recurring')
    return { __typename: 'AppRecurringPricing', price: pricing.price, interval: pricing.interval };
  const { currencyCode } = pricing.cappedAmount;
  return {
    __typename: 'AppUsagePricing',
    cappedAmount: pricing.cappedAmount,
    balanceUsed: { amount: balanceUsed(item).toFixed(2), currencyCode },
  };
}

const lineItemNode = (subscription: AppSubscription, item: LineItem): AdminNode => ({
  id: lineItemId(subscription, item),
  plan: { pricingDetails: pricingNode(item) },
});

const subscriptionNode = (subscription: AppSubscription): AdminNode => ({
  id: gid('AppSubscription', subscription.id),
  status: subscription.status,
  test: subscription.isTest,
  trialDays: subscription.trialDays,
  createdAt: subscription.createdAt,
  currentPeriodEnd: periodEnd(subscription)?.toISOString() ?? null,
  lineItems: subscription.lineItems.map((item) => lineItemNode(subscription, item)),
});

export function sendSubscriptionWebhooks(shop: Shop, changed: AppSubscription[]) {
  for (const subscription of changed)
    shop.webhooks.send('app_subscriptions/update', subscriptionPayload(subscription, shop.id));
}

function installationNode({ shop, app, installation, clock }: AdminContext): AdminNode {
  sendSubscriptionWebhooks(shop, settle(installation.subscriptions, clock));
  return {
    id: gid('AppInstallation', installation.id),
    app: { handle: app.handle },
    accessScopes: installation.scopes.map((handle) => ({ handle })),
    allSubscriptions: (args: PageArgs, context: AdminContext) =>
      connection(listOf(installation.subscriptions), args, context, subscriptionNode),
  };
}

function create(args: CreateArgs, { shop, app, installation }: AdminContext) {
  const problem = createProblem(args, shop);
  if (problem) return { appSubscription: null, confirmationUrl: null, userErrors: [problem] };
  const now = shop.now();
  const subscription: AppSubscription = {
    id: 27_000_000_000 + shop.nextId(),
    name: args.name,
    status: 'PENDING',
    returnUrl: args.returnUrl,
    isTest: args.test ?? false,
    trialDays: args.trialDays ?? 0,
    replacementBehavior: args.replacementBehavior,
    lineItems: args.lineItems.flatMap((input) => readPlan(input, shop.nextId()) ?? []),
    createdAt: now,
    updatedAt: now,
    activatedAt: null,
  };
  installation.subscriptions.push(subscription);
  return {
    appSubscription: subscriptionNode(subscription),
    confirmationUrl: shop.shopUrl(
      `/admin/charges/${app.handle}/${subscription.id}/RecurringApplicationCharge/confirm_recurring_application_charge`,
    ),
    userErrors: [],
  };
}

function cancel({ id }: { id: string }, { shop, installation }: AdminContext) {
  const subscription = installation.subscriptions.find((own) => own.id === idOf(id, 'AppSubscription'));
  if (!subscription)
    return {
      appSubscription: null,
      userErrors: [{ field: ['id'], message: "Couldn't find RecurringApplicationCharge" }],
    };
  if (!['ACTIVE', 'ACCEPTED', 'PENDING'].includes(subscription.status))
    return {
      appSubscription: null,
      userErrors: [{ field: ['id'], message: 'Cannot transition status via :cancel from :cancelled' }],
    };
  subscription.status = 'CANCELLED';
  subscription.updatedAt = shop.now();
  sendSubscriptionWebhooks(shop, [subscription]);
  return { appSubscription: subscriptionNode(subscription), userErrors: [] };
}

interface UsageArgs {
  subscriptionLineItemId: string;
  price: Money;
  idempotencyKey?: string | null;
}

function recordUsage(args: UsageArgs, { shop, installation }: AdminContext) {
  const refuse = (message: string, field: string[] | null = null) => ({
    appUsageRecord: null,
    userErrors: [{ field, message }],
  });
  for (const subscription of installation.subscriptions)
    for (const item of subscription.lineItems) {
      const { pricing } = item;
      if (lineItemId(subscription, item) !== args.subscriptionLineItemId || pricing.kind !== 'usage') continue;
      if (subscription.status !== 'ACTIVE') return refuse('Recurring application charge must be active');
      const same = pricing.records.find(
        ({ idempotencyKey }) => idempotencyKey !== null && idempotencyKey === args.idempotencyKey,
      );
      if (same) return { appUsageRecord: { id: gid('AppUsageRecord', same.id) }, userErrors: [] };
      const price = money(args.price);
      if (price.currencyCode !== pricing.cappedAmount.currencyCode)
        return refuse(`Currency must be ${pricing.cappedAmount.currencyCode}`, ['price']);
      const after = balanceUsed(item) + Number(price.amount);
      const cap = Number(pricing.cappedAmount.amount);
      if (after > cap) return refuse('Total price exceeds balance remaining');
      const record = { id: shop.nextId(), price, idempotencyKey: args.idempotencyKey ?? null };
      const wasBelow = balanceUsed(item) < cap * 0.9;
      pricing.records.push(record);
      if (wasBelow && after >= cap * 0.9)
        shop.webhooks.send('app_subscriptions/approaching_capped_amount', {
          app_subscription: {
            ...subscriptionPayload(subscription, shop.id).app_subscription,
            balance_used: after.toFixed(2),
          },
        });
      return { appUsageRecord: { id: gid('AppUsageRecord', record.id) }, userErrors: [] };
    }
  return refuse('Subscription line item not found', ['subscriptionLineItemId']);
}

export const billingFields = {
  shopBillingPreferences: (_args: unknown, { shop }: AdminContext) => ({ currency: shop.details.billingCurrency }),
  currentAppInstallation: (_args: unknown, context: AdminContext) => installationNode(context),
};
export const billingMutations = {
  appSubscriptionCreate: create,
  appSubscriptionCancel: cancel,
  appUsageRecordCreate: recordUsage,
};
