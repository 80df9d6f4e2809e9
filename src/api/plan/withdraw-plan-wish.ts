import { ApiError } from '#contract/errors.ts';
import { deletePlanRequest } from '#io/db/queries/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const withdrawPlanWish: Handler<'withdrawPlanWish'> = async ({ io, projectId }) => {
  if (!(await deletePlanRequest(io.db, projectId))) throw new ApiError('NOT_FOUND');
  return { done: true };
};
