import { listApiTokens as findApiTokens } from '#io/db/queries/api-tokens.ts';
import type { Handler } from '../handler.ts';

export const listApiTokens: Handler<'listApiTokens'> = ({ io, user }) => findApiTokens(io.db, user.id);
