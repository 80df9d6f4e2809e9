import { reactivateUser as reactivate } from '#flows/users/suspend-user.ts';
import type { Handler } from '../handler.ts';

export const reactivateUser: Handler<'reactivateUser'> = async ({ io, user, client, params }) => {
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  await reactivate(io, { userId: params.id, by });
  return { done: true };
};
