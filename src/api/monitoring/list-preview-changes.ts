import { showChanges } from '#flows/watch/show-history.ts';
import type { Handler } from '../handler.ts';

export const listPreviewChanges: Handler<'listPreviewChanges'> = ({ io, projectId, query }) =>
  showChanges(io, projectId, query);
