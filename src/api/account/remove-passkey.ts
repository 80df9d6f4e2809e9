import { removePasskey as remove } from '#flows/factors/remove-factor.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const removePasskey: Handler<'removePasskey'> = async ({ io, user, params, session, from }) => {
  await remove(io, { user, session, from, passkeyId: numberOf(params.id) });
  return { done: true };
};
