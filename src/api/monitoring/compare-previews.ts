import { comparePreviews as compare } from '#flows/watch/show-history.ts';
import type { Handler } from '../handler.ts';

export const comparePreviews: Handler<'comparePreviews'> = ({ io, projectId, entityId, query }) =>
  compare(io, { projectId, subPageId: entityId }, query);
