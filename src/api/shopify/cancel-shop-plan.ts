import { cancelPlan } from '#flows/shopify/billing/choose-plan.ts';
import type { Handler } from '../handler.ts';

export const cancelShopPlan: Handler<'cancelShopPlan'> = async ({ io, projectId }) => {
  await cancelPlan(io, projectId);
  return { done: true };
};
