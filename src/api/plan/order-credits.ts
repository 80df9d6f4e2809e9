import * as planRequests from '#flows/billing/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const orderCredits: Handler<'orderCredits'> = async ({ io, projectId, user, body }) => {
  await planRequests.orderCredits(io, { projectId, user, bundleId: body.creditBundleId });
  return { done: true };
};
