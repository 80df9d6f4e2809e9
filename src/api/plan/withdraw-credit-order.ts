import { ApiError } from '#contract/errors.ts';
import { withdrawCreditOrder as withdraw } from '#io/db/queries/credits.ts';
import type { Handler } from '../handler.ts';

export const withdrawCreditOrder: Handler<'withdrawCreditOrder'> = async ({ io, projectId, params }) => {
  const id = typeof params.orderId === 'number' ? params.orderId : 0;
  if (!(await withdraw(io.db, projectId, id))) throw new ApiError('NOT_FOUND');
  return { done: true };
};
