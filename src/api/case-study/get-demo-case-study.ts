import { ApiError } from '#contract/errors.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const getDemoCaseStudy: Handler<'getDemoCaseStudy'> = async ({ io, params, language }) => {
  const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
};
