import { addNewPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';

export const addPasskey: Handler<'addPasskey'> = ({ io, user, body, readCookie, session, from }) =>
  addNewPasskey(io, { ...body, user, session, from, token: readCookie('passkeyChallenge') });
