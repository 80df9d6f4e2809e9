import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';

/** For rows that only have numeric ids: a uuid matches none of them. */
export function numberOf(id: number | string, code: ErrorCode = 'NOT_FOUND'): number {
  if (typeof id !== 'number') throw new ApiError(code);
  return id;
}
