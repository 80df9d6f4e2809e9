import { suspendUser as suspend } from '#flows/users/suspend-user.ts';
import type { Handler } from '../handler.ts';

export const suspendUser: Handler<'suspendUser'> = async ({ io, user, client, params, body }) => {
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  await suspend(io, { userId: params.id, reason: body.reason, by });
  return { done: true };
};
