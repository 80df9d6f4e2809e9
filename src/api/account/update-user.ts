import { describeAccount } from '#flows/accounts/describe-account.ts';
import { editAccount } from '#flows/accounts/edit-account.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const updateUser: Handler<'updateUser'> = async ({ io, user, body }) => {
  // Names appear in invitations to others.
  rejectBadWords(body, ['firstname', 'lastname']);
  return describeAccount(io, await editAccount(io, user, body));
};
