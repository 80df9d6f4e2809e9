import { cancelCrawl as stopCrawl } from '#flows/crawl/crawl-site.ts';
import type { Handler } from '../handler.ts';

export const cancelCrawl: Handler<'cancelCrawl'> = async ({ io, projectId }) => {
  await stopCrawl(io, projectId);
  return { done: true };
};
