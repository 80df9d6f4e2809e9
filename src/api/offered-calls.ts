import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/index.ts';
import type { Settings } from '#io/io.ts';

/** The calls that this installation has: those of the Shopify app and of Stripe only with their keys. */
export const offeredCalls = ({ hasShopify, hasStripe }: Pick<Settings, 'hasShopify' | 'hasStripe'>) =>
  (Object.entries(calls) as [CallName, Call][]).filter(
    ([, { part }]) => !part || (part === 'stripe' ? hasStripe : hasShopify),
  );
