import { stopActing as stop } from '#flows/users/act-as-user.ts';
import type { Handler } from '../handler.ts';

export const stopActing: Handler<'stopActing'> = async ({ io, user, client, session, acting }) => {
  if (!acting || !session) return { userId: null };
  await stop(io, { user, acting, session, clientHash: io.keys.hash('client', client) });
  return { userId: user.id };
};
