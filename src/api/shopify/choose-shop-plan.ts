import { choosePlan } from '#flows/shopify/billing/choose-plan.ts';
import type { Handler } from '../handler.ts';

export const chooseShopPlan: Handler<'chooseShopPlan'> = async ({ io, projectId, body, language }) => ({
  confirmationUrl: await choosePlan(io, { projectId, ...body, language }),
});
