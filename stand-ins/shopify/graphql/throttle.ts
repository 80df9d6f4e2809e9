// The leaky bucket of one app in one shop. https://shopify.dev/docs/api/usage/limits
import type { Clock } from '../clock.ts';
import type { Shop } from '../shop/shop.ts';

const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;
/** The largest plan has ten times the budget. */
const timesOf = ({ details }: Shop) => (details.planHandle === 'plus' ? 10 : 1);
export const MAX_QUERY_COST = 1000;

export function availablePoints(shop: Shop, clock: Clock): number {
  const now = clock.now().getTime();
  const grown = ((now - shop.budget.at) / 1000) * RESTORE_RATE * timesOf(shop);
  shop.budget = { points: Math.min(MAXIMUM_AVAILABLE * timesOf(shop), shop.budget.points + grown), at: now };
  return shop.budget.points;
}

export const spend = (shop: Shop, points: number) => {
  shop.budget.points -= points;
};

export const costReport = (shop: Shop, clock: Clock, requested: number, actual: number | null) => ({
  cost: {
    requestedQueryCost: requested,
    actualQueryCost: actual,
    throttleStatus: {
      maximumAvailable: MAXIMUM_AVAILABLE * timesOf(shop),
      currentlyAvailable: Math.floor(availablePoints(shop, clock)),
      restoreRate: RESTORE_RATE * timesOf(shop),
    },
  },
});
