// What follows from a subscription at Stripe for the plan of a project.

/** A payment failed: so long the plan goes on, from the day on which it could have been paid. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

const graceEndsAt = (unpaidSince: Date): Date => new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

/** What is read of a subscription, as far as its state follows from it. */
export interface StripeFacts {
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

export function readStripeState({ status, cancelAt, endedAt, unpaidSince }: StripeFacts): StripeState {
  switch (status) {
    case 'active':
    case 'trialing':
      return { status: cancelAt ? 'ending' : status, isRunning: true, endsAt: cancelAt, graceEndsAt: null };
    case 'past_due':
    case 'unpaid':
      // Without a date there is nothing to wait for.
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
export function splitRunning<One extends StripeFacts & { id: string; startedAt: Date }>(
  subscriptions: readonly One[],
): { primary: One | null; doubled: One[] } {
  const running = subscriptions
    .filter((one) => readStripeState(one).isRunning)
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1));
  const [primary = null, ...doubled] = running;
  return { primary, doubled };
}

/** Stripe wants 48 hours at least; the hour is for somebody who takes their time to pay. */
const MIN_TRIAL_MS = 49 * 3_600_000;

/** When the first payment of a plan bought in our own trial is due; null: at once. */
export const paidFrom = (trialEndsAt: Date | null, now: Date): Date | null =>
  trialEndsAt && trialEndsAt.getTime() - now.getTime() > MIN_TRIAL_MS ? trialEndsAt : null;
