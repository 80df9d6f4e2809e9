import { showMonitoring } from '#flows/watch/show-monitoring.ts';
import { setBadge } from '#io/db/queries/watch/monitoring-figures.ts';
import type { Handler } from '../handler.ts';

export const saveMonitoring: Handler<'saveMonitoring'> = async ({ io, projectId, body }) => {
  await setBadge(io.db, projectId, body.hasBadge);
  return showMonitoring(io, projectId);
};
