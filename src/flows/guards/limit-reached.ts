import { ApiError } from '#contract/errors.ts';
import type { PlanLimit } from '#domain/billing/limits.ts';
import type { Text } from '#domain/language.ts';

/** The only way to refuse for a plan's limit: it names the limit, so that the response can say which plan helps. */
export const limitReached = (limit: PlanLimit, text: Text, fields?: Record<string, Text[]>): ApiError =>
  new ApiError('LIMIT_REACHED', { text, limit, ...(fields ? { fields } : {}) });
