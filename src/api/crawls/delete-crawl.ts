import { deleteCrawlRow } from '#io/db/queries/crawls.ts';
import type { Handler } from '../handler.ts';

export const deleteCrawl: Handler<'deleteCrawl'> = async ({ io, projectId, entityId }) => {
  await deleteCrawlRow(io.db, projectId, entityId);
  return { done: true };
};
