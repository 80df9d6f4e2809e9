import { ApiError } from '#contract/errors.ts';
import { disconnectSite } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const removeSiteConnection: Handler<'removeSiteConnection'> = async ({
  io,
  projectId,
  user,
  client,
  params,
}) => {
  const connectionId = numberOf(params.connectionId);
  const clientHash = io.keys.hash('client', client);
  const isRemoved = await disconnectSite(io, { projectId, connectionId, actorId: user.id, clientHash });
  if (!isRemoved) throw new ApiError('NOT_FOUND');
  return { done: true };
};
