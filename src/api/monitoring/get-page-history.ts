import { showHistory } from '#flows/watch/show-history.ts';
import type { Handler } from '../handler.ts';

export const getPageHistory: Handler<'getPageHistory'> = ({ io, projectId, entityId, query }) =>
  showHistory(io, projectId, entityId, query);
