import { addNewPasskey } from '#flows/factors/passkeys.ts';
import { challengeTokenOf } from '../auth/challenge-cookie.ts';
import type { Handler } from '../handler.ts';

export const addPasskey: Handler<'addPasskey'> = ({ io, user, body, request, session, from }) =>
  addNewPasskey(io, { ...body, user, session, from, token: challengeTokenOf(request) });
