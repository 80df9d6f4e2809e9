import { ApiError } from '#contract/errors.ts';
import { enqueueCheck } from '#flows/check-store.ts';
import { changeCheckerRequest, findCheckerRequest } from '#io/db/queries/checker-requests.ts';
import type { Handler } from '../handler.ts';

export const retryCheckerRequest: Handler<'retryCheckerRequest'> = async ({ io, params }) => {
  const request = typeof params.id === 'number' ? await findCheckerRequest(io.db, params.id) : null;
  if (!request) throw new ApiError('NOT_FOUND');
  await changeCheckerRequest(io.db, request.id, { state: 'accepted', reason: null });
  await enqueueCheck(io, request.id);
  return { done: true };
};
