import { cancelBilledPlan as cancel } from '#flows/billing/stripe/cancel-plan.ts';
import type { Handler } from '../handler.ts';

export const cancelBilledPlan: Handler<'cancelBilledPlan'> = async ({ io, projectId, user }) => ({
  endsAt: await cancel(io, projectId, user.id),
});
