/** `over`: more than allowed, as after a change to a smaller plan. */
export type LimitUse = 'low' | 'near' | 'full' | 'over';

const NEAR_SHARE = 0.9;

/**
 * How close something is to its limit, where null is unlimited. A limit of one is full by nature, such as the one domain
 * of the free plan: nobody has to hear of that on the first day.
 */
export function limitUse(used: number, allowed: number | null): LimitUse {
  if (allowed === null) return 'low';
  if (used > allowed) return 'over';
  if (allowed <= 1) return 'low';
  if (used === allowed) return 'full';
  return used >= allowed * NEAR_SHARE ? 'near' : 'low';
}
