import { deleteManagedUser } from '#flows/users/delete-user.ts';
import type { Handler } from '../handler.ts';

export const deleteUser: Handler<'deleteUser'> = async ({ io, user, client, params, body }) => {
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  await deleteManagedUser(io, { userId: params.id, ...body, by });
  return { done: true };
};
