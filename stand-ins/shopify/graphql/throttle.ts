// The leaky bucket of one app in one shop. https://shopify.dev/docs/api/usage/limits
import type { Clock } from '../clock.ts';
import type { Shop } from '../shop/shop.ts';

const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;
export const MAX_QUERY_COST = 1000;

export function availablePoints(shop: Shop, clock: Clock): number {
  const now = clock.now().getTime();
  const grown = ((now - shop.budget.at) / 1000) * RESTORE_RATE;
  shop.budget = { points: Math.min(MAXIMUM_AVAILABLE, shop.budget.points + grown), at: now };
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
      maximumAvailable: MAXIMUM_AVAILABLE,
      currentlyAvailable: Math.floor(availablePoints(shop, clock)),
      restoreRate: RESTORE_RATE,
    },
  },
});
