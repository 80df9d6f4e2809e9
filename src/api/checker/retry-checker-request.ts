import { retryCheck } from '#flows/admin/retry-work.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const retryCheckerRequest: Handler<'retryCheckerRequest'> = async ({ io, params }) => {
  await retryCheck(io, numberOf(params.id));
  return { done: true };
};
