import { ApiError } from '#contract/errors.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const deleteDemoCaseStudy: Handler<'deleteDemoCaseStudy'> = async ({ io, params }) => {
  const isDeleted = typeof params.id === 'number' && (await demos.deleteDemoCaseStudy(io.db, params.id));
  if (!isDeleted) throw new ApiError('NOT_FOUND');
  return { done: true };
};
