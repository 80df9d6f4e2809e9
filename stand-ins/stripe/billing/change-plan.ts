// What a change of a subscription's items costs: https://docs.stripe.com/billing/subscriptions/prorations
import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { priceOf, productName } from '../catalogue/prices.ts';
import { invalid, noSuch } from '../http/errors.ts';
import { flag, integer, type Params, text } from '../http/params.ts';
import { type DraftLine, fullLine } from './lines.ts';
import { type Period, periodFrom, shareOf } from './period.ts';
import { planOf, subscriptionItem } from './subscription.ts';

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface ChangePlan {
  items: Stripe.SubscriptionItem[];
  /** Credits and charges that follow, in this order. */
  lines: DraftLine[];
  period: Period;
  /** The billing cycle starts anew: another interval, or the end of the trial. */
  isReset: boolean;
}

function changedItems(account: Account, subscription: Stripe.Subscription, sent: Params[]) {
  const before = subscription.items.data;
  const items = before.map((item) => ({ ...item }));
  for (const [index, params] of sent.entries()) {
    const id = text(params, 'id');
    const priceId = text(params, 'price');
    const price = priceId ? priceOf(account, priceId, `items[${index}][price]`) : null;
    if (price && !price.active)
      throw invalid(
        'The price specified is inactive. This field only accepts active prices.',
        `items[${index}][price]`,
      );
    const quantity = integer(params, 'quantity');
    const item = items.find((own) => own.id === id);
    if (id && !item) throw noSuch('subscription_item', id, `items[${index}][id]`);
    if (item && flag(params, 'deleted')) items.splice(items.indexOf(item), 1);
    else if (item) Object.assign(item, price && { price, plan: planOf(price) }, quantity !== undefined && { quantity });
    else if (price) {
      // Without an id, the price is added to those there are: an item of its own.
      if (items.some((own) => own.price.id === price.id))
        throw invalid('A subscription item with that price already exists.', `items[${index}][price]`);
      const period = { start: account.now(), end: before[0]?.current_period_end ?? account.now() };
      items.push(subscriptionItem(account, subscription.id, { price, quantity: quantity ?? 1 }, period));
    }
  }
  return { before, items };
}

const dateText = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The unused share of what was charged last; null if nothing was. */
export function creditLine(account: Account, item: Stripe.SubscriptionItem, at: number): DraftLine | null {
  const debit = account.debits.get(item.id);
  if (!debit || debit.end <= at) return null;
  return {
    description: `Unused time on ${productName(account, item.price)} after ${dateText(at)}`,
    amount: -shareOf(debit.amount, debit, at),
    quantity: item.quantity ?? 1,
    price: item.price,
    period: { start: at, end: debit.end },
    item: item.id,
    isProration: true,
    credited: debit,
  };
}

function debitLine(account: Account, item: Stripe.SubscriptionItem, period: Period, at: number): DraftLine {
  const quantity = item.quantity ?? 1;
  return {
    description: `Remaining time on ${productName(account, item.price)} after ${dateText(at)}`,
    amount: shareOf((item.price.unit_amount ?? 0) * quantity, period, at),
    quantity,
    price: item.price,
    period: { start: at, end: period.end },
    item: item.id,
    isProration: true,
    credited: null,
  };
}

const intervalOf = ({ price: { recurring } }: Stripe.SubscriptionItem) =>
  `${recurring?.interval_count} ${recurring?.interval}`;

export function planChange(
  account: Account,
  subscription: Stripe.Subscription,
  sent: Params[],
  { behavior, at, isReset = false }: { behavior: ProrationBehavior; at: number; isReset?: boolean },
): ChangePlan {
  const { before, items } = changedItems(account, subscription, sent);
  const [first] = items;
  const [old] = before;
  if (!first || !old) throw invalid('A subscription must have at least one item.', 'items');
  const period = { start: old.current_period_start, end: old.current_period_end };
  // Nothing was charged yet, and nothing is until the trial ends.
  if (subscription.status === 'trialing' && !isReset) return { items, lines: [], period, isReset: false };
  const resets = isReset || intervalOf(first) !== intervalOf(old);
  const isSame = (item: Stripe.SubscriptionItem) => {
    const own = before.find(({ id }) => id === item.id);
    return own?.price.id === item.price.id && own.quantity === item.quantity;
  };
  const gone = before.filter((item) => resets || !items.some((own) => own.id === item.id && isSame(own)));
  const credits = behavior === 'none' ? [] : gone.flatMap((item) => creditLine(account, item, at) ?? []);
  if (resets) {
    const next = periodFrom(at, at, first.price.recurring);
    const full = items.map((item) => fullLine(account, item.price, item.quantity ?? 1, next, item.id));
    return { items, lines: [...credits, ...full], period: next, isReset: true };
  }
  const debits =
    behavior === 'none'
      ? []
      : items.filter((item) => !isSame(item)).map((item) => debitLine(account, item, period, at));
  return { items, lines: [...credits, ...debits], period, isReset: false };
}
