import * as answer from '#flows/accounts/answer-invitation.ts';
import { findUserByEmail } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';
import { shown } from './shown-invitation.ts';

export const getInvitation: Handler<'getInvitation'> = async ({ io, query }) => {
  const found = await answer.openInvitation(io, query.code);
  const user = await findUserByEmail(io.db, found.invitation.email);
  return { ...shown(found), hasAccount: user !== null && user.status !== 'inactive' };
};
