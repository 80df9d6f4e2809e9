import { ApiError } from '#contract/errors.ts';
import * as studies from '#io/db/queries/case-studies.ts';
import type { Handler } from '../handler.ts';

export const getCaseStudy: Handler<'getCaseStudy'> = async ({ io, params }) => {
  const found = await studies.findCaseStudy(io.db, params.id);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
};
