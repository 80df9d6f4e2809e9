import { z } from 'zod';

// Billing through Shopify: shopify.dev/docs/apps/launch/billing/subscription-billing.

const userErrors = z.array(z.object({ message: z.string() }));

const subscriptionFields = `
  id
  status
  test
  trialDays
  createdAt
  currentPeriodEnd
  lineItems {
    id
    plan {
      pricingDetails {
        __typename
        ... on AppUsagePricing { balanceUsed { amount } cappedAmount { amount currencyCode } }
      }
    }
  }`;

const Amount = z.object({ amount: z.string() });
const Subscription = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']),
  test: z.boolean(),
  trialDays: z.number(),
  createdAt: z.string(),
  currentPeriodEnd: z.string().nullable(),
  lineItems: z.array(
    z.object({
      id: z.string(),
      plan: z.object({
        pricingDetails: z.object({
          __typename: z.string(),
          balanceUsed: Amount.optional(),
          cappedAmount: Amount.extend({ currencyCode: z.string() }).optional(),
        }),
      }),
    }),
  ),
});
export type AppSubscription = z.output<typeof Subscription>;

/** The currency in which the merchant pays for apps. Charges may be in it or in US dollars, and in nothing else. */
export const billingCurrencyQuery = {
  query: 'query BillingCurrency { shopBillingPreferences { currency } }',
  data: z.object({ shopBillingPreferences: z.object({ currency: z.string() }) }),
};

export interface NewSubscription {
  name: string;
  returnUrl: string;
  test: boolean;
  trialDays: number;
  replacementBehavior: 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE' | 'STANDARD';
  lineItems: unknown[];
}

export const createSubscription = (variables: NewSubscription) => ({
  query: `mutation CreateSubscription($name: String!, $returnUrl: URL!, $test: Boolean, $trialDays: Int,
    $replacementBehavior: AppSubscriptionReplacementBehavior, $lineItems: [AppSubscriptionLineItemInput!]!) {
    appSubscriptionCreate(name: $name, returnUrl: $returnUrl, test: $test, trialDays: $trialDays,
      replacementBehavior: $replacementBehavior, lineItems: $lineItems) {
      confirmationUrl
      appSubscription { ${subscriptionFields} }
      userErrors { message }
    }
  }`,
  variables: { ...variables },
  data: z.object({
    appSubscriptionCreate: z.object({
      confirmationUrl: z.string().nullable(),
      appSubscription: Subscription.nullable(),
      userErrors,
    }),
  }),
});

export const cancelSubscription = (id: string) => ({
  query: `mutation CancelSubscription($id: ID!) {
    appSubscriptionCancel(id: $id) { appSubscription { ${subscriptionFields} } userErrors { message } }
  }`,
  variables: { id },
  data: z.object({ appSubscriptionCancel: z.object({ appSubscription: Subscription.nullable(), userErrors }) }),
});

/** All subscriptions of this installation, newest first; a shop has a handful. */
export const subscriptionsQuery = {
  query: `query Subscriptions {
    currentAppInstallation {
      allSubscriptions(first: 50, reverse: true) { nodes { ${subscriptionFields} } }
    }
  }`,
  data: z.object({
    currentAppInstallation: z.object({ allSubscriptions: z.object({ nodes: z.array(Subscription) }) }),
  }),
};

export interface NewUsage {
  lineItemId: string;
  description: string;
  amount: string;
  /** That of the plan's usage line. */
  currencyCode: string;
  idempotencyKey: string;
}

export const recordUsage = ({ lineItemId, description, amount, currencyCode, idempotencyKey }: NewUsage) => ({
  query: `mutation RecordUsage($id: ID!, $description: String!, $price: MoneyInput!, $idempotencyKey: String!) {
    appUsageRecordCreate(subscriptionLineItemId: $id, description: $description, price: $price,
      idempotencyKey: $idempotencyKey) {
      appUsageRecord { id }
      userErrors { message }
    }
  }`,
  variables: { id: lineItemId, description, price: { amount, currencyCode }, idempotencyKey },
  data: z.object({
    appUsageRecordCreate: z.object({ appUsageRecord: z.object({ id: z.string() }).nullable(), userErrors }),
  }),
});
