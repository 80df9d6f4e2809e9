import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';

/** For rows that have numbers only: a uuid is the id of none of them. */
export function numberOf(id: number | string, code: ErrorCode = 'NOT_FOUND'): number {
  if (typeof id !== 'number') throw new ApiError(code);
  return id;
}
