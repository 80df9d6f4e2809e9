import { endSession as end } from '#flows/accounts/end-sessions.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const endSession: Handler<'endSession'> = async ({ io, user, params, session, client, endSession: forget }) => {
  const sessionId = numberOf(params.id);
  await end(io, { userId: user.id, client, sessionId });
  if (sessionId === session?.id) forget();
  return { done: true };
};
