import { resumeBilledPlan as resume } from '#flows/billing/stripe/cancel-plan.ts';
import type { Handler } from '../handler.ts';

export const resumeBilledPlan: Handler<'resumeBilledPlan'> = async ({ io, projectId, user }) => {
  await resume(io, projectId, user.id);
  return { done: true };
};
