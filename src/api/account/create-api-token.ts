import { createApiToken as create } from '#flows/accounts/api-tokens.ts';
import type { Handler } from '../handler.ts';

export const createApiToken: Handler<'createApiToken'> = ({ io, user, body, client }) =>
  create(io, { user, client, token: body });
