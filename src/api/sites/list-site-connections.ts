import { listConnections } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';

export const listSiteConnections: Handler<'listSiteConnections'> = ({ io, projectId }) =>
  listConnections(io, projectId);
