import { listSubPages as findSubPages } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';
import { shown } from './shown-sub-page.ts';

export const listSubPages: Handler<'listSubPages'> = async ({ io, projectId, query }) => {
  const { items, total } = await findSubPages(io.db, { ...query, ignored: query.ignored === 'true', projectId });
  return { items: items.map((page) => shown(io, page)), total, page: query.page, perPage: query.perPage };
};
