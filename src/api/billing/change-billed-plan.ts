import { changeBilledPlan as change } from '#flows/billing/stripe/change-plan.ts';
import type { Handler } from '../handler.ts';

export const changeBilledPlan: Handler<'changeBilledPlan'> = async ({ io, projectId, body }) => {
  await change(io, { projectId, ...body });
  return { done: true };
};
