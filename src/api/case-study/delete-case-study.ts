import { ApiError } from '#contract/errors.ts';
import * as studies from '#io/db/queries/case-studies.ts';
import type { Handler } from '../handler.ts';

export const deleteCaseStudy: Handler<'deleteCaseStudy'> = async ({ io, params }) => {
  const known = await studies.findCaseStudy(io.db, params.id);
  if (!known || !(await studies.deleteCaseStudy(io.db, known.id))) throw new ApiError('NOT_FOUND');
  return { done: true };
};
