import { listCrawls as findCrawls } from '#io/db/queries/crawls.ts';
import type { Handler } from '../handler.ts';
import { shownCrawl } from './shown-crawl.ts';

export const listCrawls: Handler<'listCrawls'> = async ({ io, projectId, query }) => {
  const { items, total } = await findCrawls(io.reportDb, projectId, {
    ...query,
    from: query.from ? new Date(query.from) : undefined,
    to: query.to ? new Date(query.to) : undefined,
    isBot: query.isBot === undefined ? undefined : query.isBot === 'true',
  });
  return { items: items.map(shownCrawl), total, page: query.page, perPage: query.perPage };
};
