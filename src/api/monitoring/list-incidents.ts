import { showIncidents } from '#flows/watch/show-monitoring.ts';
import type { Handler } from '../handler.ts';

export const listIncidents: Handler<'listIncidents'> = ({ io, projectId, query }) =>
  showIncidents(io, projectId, query);
