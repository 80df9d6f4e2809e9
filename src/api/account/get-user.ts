import { describeAccount } from '#flows/accounts/describe-account.ts';
import type { Handler } from '../handler.ts';

export const getUser: Handler<'getUser'> = ({ io, user, acting }) => describeAccount(io, user, acting);
