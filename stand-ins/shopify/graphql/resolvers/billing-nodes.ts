// Billing through Shopify. https://shopify.dev/docs/apps/launch/billing/subscription-billing
import { listOf } from '../../catalogue/lazy-list.ts';
import {
  type AppSubscription,
  balanceUsed,
  type LineItem,
  type Money,
  periodEnd,
  settle,
  subscriptionPayload,
  type UsageRecord,
} from '../../shop/billing.ts';
import type { Shop } from '../../shop/shop.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';
import { metafieldField } from './metafield-nodes.ts';

const lineItemId = (subscription: AppSubscription, item: LineItem) =>
  `${gid('AppSubscriptionLineItem', subscription.id)}?v=1&index=${subscription.lineItems.indexOf(item)}`;

function pricingNode(item: LineItem): AdminNode {
  const { pricing } = item;
  if (pricing.kind === 'recurring')
    return {
      __typename: 'AppRecurringPricing',
      price: pricing.price,
      interval: pricing.interval,
      planHandle: null,
    };
  const { currencyCode } = pricing.cappedAmount;
  return {
    __typename: 'AppUsagePricing',
    cappedAmount: pricing.cappedAmount,
    balanceUsed: { amount: balanceUsed(item).toFixed(2), currencyCode },
    interval: 'EVERY_30_DAYS',
    terms: pricing.terms,
  };
}

const recordNode = (subscription: AppSubscription, item: LineItem, record: UsageRecord): AdminNode => ({
  __typename: 'AppUsageRecord',
  ...record,
  id: gid('AppUsageRecord', record.id),
  subscriptionLineItem: () => lineItemNode(subscription, item),
});

const lineItemNode = (subscription: AppSubscription, item: LineItem): AdminNode => ({
  id: lineItemId(subscription, item),
  plan: { pricingDetails: pricingNode(item) },
  usageRecords: (args: PageArgs, context: AdminContext) =>
    connection(listOf(item.pricing.kind === 'usage' ? item.pricing.records : []), args, context, (record) =>
      recordNode(subscription, item, record),
    ),
});

export const subscriptionNode = (subscription: AppSubscription): AdminNode => ({
  __typename: 'AppSubscription',
  id: gid('AppSubscription', subscription.id),
  name: subscription.name,
  status: subscription.status,
  test: subscription.isTest,
  trialDays: subscription.trialDays,
  returnUrl: subscription.returnUrl,
  createdAt: subscription.createdAt,
  currentPeriodEnd: periodEnd(subscription)?.toISOString() ?? null,
  lineItems: subscription.lineItems.map((item) => lineItemNode(subscription, item)),
});

export function tellSubscriptions(shop: Shop, changed: AppSubscription[]) {
  for (const subscription of changed)
    shop.webhooks.send('app_subscriptions/update', subscriptionPayload(subscription, shop.id));
}

const scopeNode = (handle: string) => ({ handle, description: handle.replaceAll('_', ' ') });

function installationNode({ shop, app, installation, clock }: AdminContext): AdminNode {
  tellSubscriptions(shop, settle(installation.subscriptions, clock));
  return {
    __typename: 'AppInstallation',
    id: gid('AppInstallation', installation.id),
    launchUrl: shop.adminUrl(`/apps/${app.handle}`),
    uninstallUrl: null,
    metafield: metafieldField(installation.metafields),
    accessScopes: installation.scopes.map(scopeNode),
    activeSubscriptions: installation.subscriptions.filter(({ status }) => status === 'ACTIVE').map(subscriptionNode),
    allSubscriptions: (args: PageArgs, context: AdminContext) =>
      connection(listOf(installation.subscriptions), args, context, subscriptionNode),
    app: {
      __typename: 'App',
      id: gid('App', 1),
      apiKey: app.apiKey,
      handle: app.handle,
      title: app.title,
      embedded: true,
      previouslyInstalled: shop.wasInstalled,
      requestedAccessScopes: app.scopes.map(scopeNode),
      optionalAccessScopes: app.optionalScopes.map(scopeNode),
    },
  };
}

interface PlanInput {
  plan: {
    appRecurringPricingDetails?: { price: Money; interval?: 'EVERY_30_DAYS' | 'ANNUAL' | null } | null;
    appUsagePricingDetails?: { cappedAmount: Money; terms: string } | null;
  };
}
interface CreateArgs {
  name: string;
  returnUrl: string;
  lineItems: PlanInput[];
  test?: boolean | null;
  trialDays?: number | null;
  replacementBehavior: AppSubscription['replacementBehavior'];
}

const money = ({ amount, currencyCode }: Money): Money => ({ amount: Number(amount).toFixed(2), currencyCode });

function readPlan({ plan }: PlanInput, id: number): LineItem | null {
  if (plan.appRecurringPricingDetails)
    return {
      id,
      pricing: {
        kind: 'recurring',
        price: money(plan.appRecurringPricingDetails.price),
        interval: plan.appRecurringPricingDetails.interval ?? 'EVERY_30_DAYS',
      },
    };
  if (plan.appUsagePricingDetails)
    return {
      id,
      pricing: {
        kind: 'usage',
        cappedAmount: money(plan.appUsagePricingDetails.cappedAmount),
        terms: plan.appUsagePricingDetails.terms,
        records: [],
      },
    };
  return null;
}

function createProblem({ lineItems, name, returnUrl, trialDays }: CreateArgs) {
  const kinds = lineItems.map(({ plan }) => (plan.appRecurringPricingDetails ? 'recurring' : 'usage'));
  const prices = lineItems.map(({ plan }) =>
    Number(plan.appRecurringPricingDetails?.price.amount ?? plan.appUsagePricingDetails?.cappedAmount.amount ?? 0),
  );
  if (!name) return { field: ['name'], message: "Name can't be blank" };
  if (!/^https?:/.test(returnUrl)) return { field: ['returnUrl'], message: 'Return url is invalid' };
  if (lineItems.length === 0 || new Set(kinds).size !== kinds.length)
    return { field: ['lineItems'], message: 'Line items must have at most one plan of each type' };
  if (prices.some((price) => price <= 0)) return { field: ['lineItems'], message: 'Price must be greater than 0' };
  if ((trialDays ?? 0) < 0 || (trialDays ?? 0) > 1000)
    return { field: ['trialDays'], message: 'Trial days must be between 0 and 1000' };
  return null;
}

function create(args: CreateArgs, { shop, app, installation }: AdminContext) {
  const problem = createProblem(args);
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
  tellSubscriptions(shop, [subscription]);
  return { appSubscription: subscriptionNode(subscription), userErrors: [] };
}

interface UsageArgs {
  subscriptionLineItemId: string;
  description: string;
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
      if (same) return { appUsageRecord: recordNode(subscription, item, same), userErrors: [] };
      const price = money(args.price);
      const after = balanceUsed(item) + Number(price.amount);
      const cap = Number(pricing.cappedAmount.amount);
      if (after > cap) return refuse('Total price exceeds balance remaining');
      const record = {
        id: shop.nextId(),
        description: args.description,
        price,
        idempotencyKey: args.idempotencyKey ?? null,
        createdAt: shop.now(),
      };
      const wasBelow = balanceUsed(item) < cap * 0.9;
      pricing.records.push(record);
      if (wasBelow && after >= cap * 0.9)
        shop.webhooks.send('app_subscriptions/approaching_capped_amount', {
          app_subscription: {
            ...subscriptionPayload(subscription, shop.id).app_subscription,
            balance_used: after.toFixed(2),
          },
        });
      return { appUsageRecord: recordNode(subscription, item, record), userErrors: [] };
    }
  return refuse('Subscription line item not found', ['subscriptionLineItemId']);
}

function revoke({ scopes }: { scopes: string[] }, { shop, app, installation }: AdminContext) {
  const required = scopes.find((scope) => app.scopes.includes(scope));
  if (required)
    return {
      revoked: null,
      userErrors: [{ code: 'CANNOT_REVOKE_REQUIRED_SCOPES', field: ['scopes'], message: `${required} is required` }],
    };
  shop.setScopes(installation.scopes.filter((scope) => !scopes.includes(scope)));
  return { revoked: scopes.map(scopeNode), userErrors: [] };
}

export const billingFields = {
  currentAppInstallation: (_args: unknown, context: AdminContext) => installationNode(context),
};
export const billingMutations = {
  appSubscriptionCreate: create,
  appSubscriptionCancel: cancel,
  appUsageRecordCreate: recordUsage,
  appRevokeAccessScopes: revoke,
  appUninstall: (_args: unknown, { shop, app }: AdminContext) => {
    shop.uninstall();
    return { app: { id: gid('App', 1), apiKey: app.apiKey, title: app.title }, userErrors: [] };
  },
};
