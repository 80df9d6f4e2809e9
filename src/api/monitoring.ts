import { changeIncident, hintChanges } from '#flows/watch/change-incident.ts';
import { showChanges, showHistory, showStates, snapshotImage } from '#flows/watch/show-history.ts';
import { showIncident, showIncidents, showMonitoring } from '#flows/watch/show-monitoring.ts';
import { setBadge } from '#io/db/queries/watch/figures.ts';
import type { Handlers } from './handler.ts';

export const monitoringHandlers = {
  changeIncident: ({ io, projectId, params, body, user }) =>
    changeIncident(io, { projectId, incidentId: params.incidentId, userId: user.id }, body),

  comparePreviews: ({ io, projectId, entityId, query }) => showStates(io, { projectId, subPageId: entityId }, query),

  getIncident: ({ io, projectId, params, query }) => showIncident(io, projectId, params.incidentId, query),

  getMonitoring: ({ io, projectId }) => showMonitoring(io, projectId),

  getPageHistory: ({ io, projectId, entityId, query }) => showHistory(io, projectId, entityId, query),

  getSnapshotImage: ({ io, projectId, entityId, query }) =>
    snapshotImage(io, { projectId, subPageId: entityId }, query.at),

  hintChangedPages: ({ io, projectId, body }) => hintChanges(io, projectId, body.urls),

  listIncidents: ({ io, projectId, query }) => showIncidents(io, projectId, query),

  listPreviewChanges: ({ io, projectId, query }) => showChanges(io, projectId, query),

  saveMonitoring: async ({ io, projectId, body }) => {
    await setBadge(io.db, projectId, body.hasBadge);
    return showMonitoring(io, projectId);
  },
} satisfies Partial<Handlers>;
