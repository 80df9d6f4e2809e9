import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const listDemoCaseStudies: Handler<'listDemoCaseStudies'> = ({ io, query, language }) =>
  demos.listDemoCaseStudies(io.db, query.domain || null, language);
