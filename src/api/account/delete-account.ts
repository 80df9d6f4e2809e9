import { ApiError } from '#contract/errors.ts';
import { confirmsAccount } from '#domain/access/confirmed-by-name.ts';
import { deleteAccount as leave } from '#flows/accounts/delete-account.ts';
import type { Handler } from '../handler.ts';

export const deleteAccount: Handler<'deleteAccount'> = async ({ io, user, body, client, endSession }) => {
  if (!confirmsAccount(body.confirm, user.email))
    throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheAddress] } });
  const clientHash = io.keys.hash('client', client);
  const left = await leave(io, { user, projectIds: body.projectIds, clientHash });
  if (!left.ok) throw new ApiError(left.reason === 'last-super-admin' ? 'LAST_SUPER_ADMIN' : 'ONLY_ADMIN');
  endSession();
  return { done: true };
};

const notTheAddress = {
  en: 'Type in your account’s email address.',
  de: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein.',
};
