import { listAllCrawls as findAllCrawls } from '#io/db/queries/crawls.ts';
import { shownCrawl } from '../crawls/shown-crawl.ts';
import type { Handler } from '../handler.ts';

export const listAllCrawls: Handler<'listAllCrawls'> = async ({ io, query }) => {
  const { items, total } = await findAllCrawls(io.reportDb, query, io.now());
  return { items: items.map(shownCrawl), total, page: query.page, perPage: query.perPage };
};
