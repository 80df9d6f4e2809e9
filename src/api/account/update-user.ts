import { editAccount } from '#flows/account/edit-account.ts';
import { describeAccount } from '#flows/describe-account.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const updateUser: Handler<'updateUser'> = async ({ io, user, body }) => {
  // Names stand in invitations to others.
  refuseBadWords(body, ['firstname', 'lastname']);
  return describeAccount(io, await editAccount(io, user, body));
};
