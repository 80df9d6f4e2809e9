import { showIncident } from '#flows/watch/show-monitoring.ts';
import type { Handler } from '../handler.ts';

export const getIncident: Handler<'getIncident'> = ({ io, projectId, params, query }) =>
  showIncident(io, projectId, params.incidentId, query);
