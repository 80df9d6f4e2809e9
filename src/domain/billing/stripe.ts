import { type Language, languages } from '#domain/language.ts';
import { creditBundles } from './credits.ts';
import { type BillingPeriod, billingPeriods } from './plan.ts';
import { plans } from './plan-table.ts';

// Derives the state of a project's plan from its Stripe subscription.

/** How long a plan continues after a failed payment, counted from the day the open invoice was finalised. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

const graceEndsAt = (unpaidSince: Date): Date => new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

/** The fields that decide the state of a subscription. */
export interface SubscriptionFields {
  /** In Stripe's words. */
  status: string;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  unpaidSince: Date | null;
}

export type StripeStatus = 'trialing' | 'active' | 'past_due' | 'ending' | 'ended';

export interface StripeState {
  /** Null: it never began; its first payment is missing. */
  status: StripeStatus | null;
  isRunning: boolean;
  /** When it ends or has ended; null: it goes on. */
  endsAt: Date | null;
  graceEndsAt: Date | null;
}

const stopped = { isRunning: false, graceEndsAt: null };

export function readStripeState({ status, cancelAt, endedAt, unpaidSince }: SubscriptionFields): StripeState {
  switch (status) {
    case 'active':
    case 'trialing':
      return { status: cancelAt ? 'ending' : status, isRunning: true, endsAt: cancelAt, graceEndsAt: null };
    case 'past_due':
    case 'unpaid':
      // Without the date of the failed payment there is no grace period.
      return unpaidSince
        ? { status: 'past_due', isRunning: true, endsAt: cancelAt, graceEndsAt: graceEndsAt(unpaidSince) }
        : { ...stopped, status: 'ended', endsAt: endedAt };
    case 'canceled':
    case 'paused':
      return { ...stopped, status: 'ended', endsAt: endedAt ?? cancelAt };
    default:
      return { ...stopped, status: null, endsAt: null };
  }
}

/** A project has one plan: of several that run, the oldest counts. */
export function pickPrimary<One extends SubscriptionFields & { id: string; startedAt: Date }>(
  subscriptions: readonly One[],
): { primary: One | null; duplicates: One[] } {
  const running = subscriptions
    .filter((one) => readStripeState(one).isRunning)
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1));
  const [primary = null, ...duplicates] = running;
  return { primary, duplicates };
}

/** Stripe requires 48 hours; one more for the checkout. */
const MIN_TRIAL_MS = 49 * 3_600_000;

/** When the first payment of a plan bought in our own trial is due; null: at once. */
export const firstPaymentAt = (trialEndsAt: Date | null, now: Date): Date | null =>
  trialEndsAt && trialEndsAt.getTime() - now.getTime() > MIN_TRIAL_MS ? trialEndsAt : null;

// The names by which prices are found at Stripe: they stay while amounts change.

/** A product at Stripe has one name, so each language has its own products and prices. */
const languageSuffixes: Record<Language, string> = { en: '', de: '_de' };

export const planPriceKey = (planId: string, period: BillingPeriod, language: Language): string =>
  `linkbild_${planId}_${period}${languageSuffixes[language]}`;
export const creditPriceKey = (bundleId: string, language: Language): string =>
  `linkbild_${bundleId}${languageSuffixes[language]}`;
export const productKey = (id: string, language: Language): string => `linkbild_${id}${languageSuffixes[language]}`;

const planOfKey = new Map(
  plans.flatMap(({ id }) =>
    billingPeriods.flatMap((period) =>
      languages.map((language) => [planPriceKey(id, period, language), { planId: id, period }] as const),
    ),
  ),
);

/** Which plan a price is for; null: not one of ours. */
export const planOfPriceKey = (key: string): { planId: string; period: BillingPeriod } | null =>
  planOfKey.get(key) ?? null;

export const bundleById = (id: string) => creditBundles.find((bundle) => bundle.id === id) ?? null;
