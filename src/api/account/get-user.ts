import { describeAccount } from '#flows/describe-account.ts';
import type { Handler } from '../handler.ts';

export const getUser: Handler<'getUser'> = ({ io, user }) => describeAccount(io, user);
