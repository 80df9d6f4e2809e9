import { describeAccount } from '#flows/accounts/describe-account.ts';
import { editAccount } from '#flows/accounts/edit-account.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const updateUser: Handler<'updateUser'> = async ({ io, user, acting, body }) => {
  // Names appear in invitations to others.
  rejectBadWords(body, ['firstname', 'lastname']);
  const { lastActiveProjectId: _, ...rest } = body;
  // Which project the person opened last is theirs, not that of somebody who acts as them.
  return describeAccount(io, await editAccount(io, user, acting ? rest : body), acting);
};
