import { buyCredits } from '#flows/shopify/billing/buy-credits.ts';
import type { Handler } from '../handler.ts';

export const buyShopCredits: Handler<'buyShopCredits'> = async ({ io, projectId, body }) => ({
  balance: await buyCredits(io, projectId, body.creditBundleId),
});
