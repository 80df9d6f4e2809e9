import { changeIncident as change } from '#flows/watch/change-incident.ts';
import type { Handler } from '../handler.ts';

export const changeIncident: Handler<'changeIncident'> = ({ io, projectId, params, body, user }) =>
  change(io, { projectId, incidentId: params.incidentId, userId: user.id }, body);
