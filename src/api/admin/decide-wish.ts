import { ApiError } from '#contract/errors.ts';
import * as planRequests from '#flows/billing/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const decideWish: Handler<'decideWish'> = async ({ io, params, body }) => {
  if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
  const decide = params.kind === 'plan' ? planRequests.decidePlanRequest : planRequests.decideCreditOrder;
  await decide(io, params.id, body.decision === 'activate');
  return { done: true };
};
