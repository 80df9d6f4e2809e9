import { ApiError } from '#contract/errors.ts';
import { actAsUser as start } from '#flows/users/act-as-user.ts';
import type { Handler } from '../handler.ts';

export const actAsUser: Handler<'actAsUser'> = ({ io, user, client, session, params, body }) => {
  if (!session) throw new ApiError('NOT_BY_TOKEN');
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  return start(io, { userId: params.id, reason: body.reason, session, by });
};
