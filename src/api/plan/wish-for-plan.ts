import * as planRequests from '#flows/billing/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const wishForPlan: Handler<'wishForPlan'> = async ({ io, projectId, user, body }) => {
  await planRequests.wishForPlan(io, { projectId, user, ...body });
  return { done: true };
};
