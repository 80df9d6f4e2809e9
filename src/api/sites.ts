import { ApiError } from '#contract/errors.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { noteChanges } from '#flows/sites/changed-pages.ts';
import { checkIntegration } from '#flows/sites/check-integration.ts';
import {
  connectSite,
  createConnectCode,
  disconnectSite,
  listConnections,
  showConnection,
} from '#flows/sites/connect-site.ts';
import { openIntegrationZip } from '#flows/sites/integration-zip.ts';
import { openInstallZip } from '#flows/sites/verify-project.ts';
import { type Handlers, numberOf } from './handler.ts';

export const sitesHandlers = {
  checkConnectedSite: ({ io, site, language }) => checkIntegration(io, site.projectId, language),

  checkIntegration: ({ io, projectId, language }) => checkIntegration(io, projectId, language),

  connectSite: ({ io, body, language, client }) =>
    connectSite(io, body, { language, clientHash: io.keys.hash('client', client) }),

  createConnectCode: ({ io, projectId, user }) => createConnectCode(io, projectId, user.id),

  disconnectSite: async ({ io, site, client }) => {
    const { id: connectionId, projectId } = site;
    await disconnectSite(io, { projectId, connectionId, actorId: null, clientHash: io.keys.hash('client', client) });
    return { ok: true };
  },

  getInstallZip: async ({ io, params, language }) => ({
    ...(await openInstallZip(io, params.installName, language)),
    contentType: 'application/zip',
  }),

  getIntegrationZip: async ({ io, projectId, params, language }) => ({
    ...(await openIntegrationZip(io, await projectOf(io, projectId), params.system, language)),
    contentType: 'application/zip',
  }),

  getSiteConnection: ({ io, site, language }) => showConnection(io, site, language),

  listSiteConnections: ({ io, projectId }) => listConnections(io, projectId),

  removeSiteConnection: async ({ io, projectId, user, client, params }) => {
    const connectionId = numberOf(params.connectionId);
    const clientHash = io.keys.hash('client', client);
    const isRemoved = await disconnectSite(io, { projectId, connectionId, actorId: user.id, clientHash });
    if (!isRemoved) throw new ApiError('NOT_FOUND');
    return { done: true };
  },

  reportSiteChanges: ({ io, site, body }) => noteChanges(io, site.projectId, body.changes),
} satisfies Partial<Handlers>;
