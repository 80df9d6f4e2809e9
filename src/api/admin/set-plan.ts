import * as planRequests from '#flows/billing/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const setPlan: Handler<'setPlan'> = async ({ io, projectId, body }) => {
  await planRequests.setPlan(io, { projectId, ...body });
  return { done: true };
};
