import { disconnectSite as disconnect } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';

export const disconnectSite: Handler<'disconnectSite'> = async ({ io, site, client }) => {
  const { id: connectionId, projectId } = site;
  await disconnect(io, { projectId, connectionId, actorId: null, clientHash: io.keys.hash('client', client) });
  return { ok: true };
};
