import { describeInvitation } from '#flows/accounts/answer-invitation.ts';
import type { Handler } from '../handler.ts';
import { shown } from './shown-invitation.ts';

export const getInvitation: Handler<'getInvitation'> = async ({ io, query }) => {
  const { hasAccount, ...found } = await describeInvitation(io, query.code);
  return { ...shown(found), hasAccount };
};
