import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../handler.ts';

/** `needs: 'session'` guarantees that there is one. */
export function sessionOf({ session }: Caller) {
  if (!session) throw new ApiError('NOT_BY_TOKEN');
  return session;
}
