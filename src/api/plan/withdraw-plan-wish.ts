import { ApiError } from '#contract/errors.ts';
import { removePlanWish } from '#io/db/queries/plan-wishes.ts';
import type { Handler } from '../handler.ts';

export const withdrawPlanWish: Handler<'withdrawPlanWish'> = async ({ io, projectId }) => {
  if (!(await removePlanWish(io.db, projectId))) throw new ApiError('NOT_FOUND');
  return { done: true };
};
