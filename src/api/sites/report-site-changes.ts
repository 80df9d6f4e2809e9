import { noteChanges } from '#flows/sites/note-changes.ts';
import type { Handler } from '../handler.ts';

export const reportSiteChanges: Handler<'reportSiteChanges'> = ({ io, site, body }) =>
  noteChanges(io, site.projectId, body.changes);
