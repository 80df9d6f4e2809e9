import { describeDeletion } from '#flows/accounts/delete-account.ts';
import type { Handler } from '../handler.ts';

export const getAccountDeletion: Handler<'getAccountDeletion'> = ({ io, user }) => describeDeletion(io, user);
