import { describeManagedUser } from '#flows/users/describe-user.ts';
import type { Handler } from '../handler.ts';
import { shown } from '../project/shown-activity.ts';

export const getUserAsAdmin: Handler<'getUserAsAdmin'> = async ({ io, params }) => {
  const user = await describeManagedUser(io, params.id);
  return { ...user, activity: user.activity.map((row) => ({ ...shown(row), client: null })) };
};
