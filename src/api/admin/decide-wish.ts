import { ApiError } from '#contract/errors.ts';
import * as planRequests from '#flows/billing/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const decideWish: Handler<'decideWish'> = async ({ io, user, params, body }) => {
  if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
  const decide = params.kind === 'plan' ? planRequests.decidePlanRequest : planRequests.decideCreditOrder;
  await decide(io, params.id, { isActive: body.decision === 'activate', reason: body.reason ?? null, by: user.id });
  return { done: true };
};
