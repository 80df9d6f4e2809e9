import { hintChanges } from '#flows/watch/hint-changes.ts';
import type { Handler } from '../handler.ts';

export const hintChangedPages: Handler<'hintChangedPages'> = ({ io, projectId, body }) =>
  hintChanges(io, projectId, body.urls);
