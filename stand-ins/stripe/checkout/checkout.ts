import type Stripe from 'stripe';
import type { ItemPlan } from '../billing/subscription.ts';

/** What was asked for when a session was made, and the API does not show. */
export interface Checkout {
  items: ItemPlan[];
  lineItems: Stripe.LineItem[];
  /** What the page saves on an existing customer. */
  saves: { address: boolean; name: boolean };
  subscription: {
    metadata: Record<string, string>;
    description: string | null;
    trialDays: number | null;
    trialEnd: number | null;
    missingMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;
    billingMode: 'classic' | 'flexible';
  };
  payment: { metadata: Record<string, string>; description: string | null };
  invoice: { metadata: Record<string, string>; description: string | null };
}
