import * as studies from '#io/db/queries/case-studies.ts';
import type { Handler } from '../handler.ts';

export const listCaseStudies: Handler<'listCaseStudies'> = async ({ io, query }) => ({
  ...(await studies.listCaseStudies(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
