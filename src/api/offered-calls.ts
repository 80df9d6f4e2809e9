import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/index.ts';
import type { Settings } from '#io/io.ts';

/** The calls that this installation has: those of the Shopify app only with its keys. */
export const offeredCalls = ({ hasShopify }: Pick<Settings, 'hasShopify'>) =>
  (Object.entries(calls) as [CallName, Call][]).filter(([, { part }]) => part !== 'shopify' || hasShopify);
