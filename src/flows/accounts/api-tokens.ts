import { ApiError } from '#contract/errors.ts';
import { addApiToken, listApiTokens, markApiTokenRevoked } from '#io/db/queries/accounts/api-tokens.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { refuseForeignProject } from '../guards/refusals.ts';
import { notifyOfAccountChange } from './notify-of-account-change.ts';

/** Far more than anyone needs; bounds what one account can store. */
const MAX_API_TOKENS = 50;

interface NewToken {
  user: UserRow;
  client: string;
  token: Required<Parameters<typeof addApiToken>[2]>;
}

export async function createApiToken(io: Io, { user, client, token }: NewToken) {
  const { projectId, name } = token;
  if ((await listApiTokens(io.db, user.id)).length >= MAX_API_TOKENS) throw new ApiError('TOO_MANY');
  if (token.areas.includes('admin') && user.role !== 'superadmin') throw new ApiError('NOT_ALLOWED');
  if (projectId !== null) await refuseForeignProject(io, user, projectId);
  return io.db.transaction(async (db) => {
    const made = await addApiToken(db, user.id, token);
    await recordActivity(db, {
      action: 'token-created',
      actorId: user.id,
      project: made.project,
      subject: name,
      clientHash: io.keys.hash('client', client),
      detail: { scope: token.scope, areas: token.areas.join(' '), days: token.expiresInDays },
    });
    await notifyOfAccountChange(io, db, user, { what: 'token', subject: name });
    return made;
  });
}

export function revokeApiToken(
  io: Io,
  { user, client, tokenId }: { user: UserRow; client: string; tokenId: number },
): Promise<void> {
  return io.db.transaction(async (db) => {
    const name = await markApiTokenRevoked(db, user.id, tokenId);
    if (name === null) throw new ApiError('NOT_FOUND');
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'token-revoked', actorId: user.id, subject: name, clientHash });
  });
}
