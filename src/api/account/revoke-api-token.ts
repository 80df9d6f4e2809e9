import { revokeApiToken as revoke } from '#flows/accounts/api-tokens.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const revokeApiToken: Handler<'revokeApiToken'> = async ({ io, user, params, client }) => {
  await revoke(io, { user, client, tokenId: numberOf(params.id) });
  return { done: true };
};
