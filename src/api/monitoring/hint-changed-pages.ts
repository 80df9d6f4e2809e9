import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import type { Handler } from '../handler.ts';

export const hintChangedPages: Handler<'hintChangedPages'> = async ({ io, projectId, body }) => ({
  hinted: await hintPages(io.db, projectId, body.urls, io.now()),
});
