import { ApiError } from '#contract/errors.ts';
import { showDemoCards } from '#flows/checker/show-demo-cards.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const getDemoCaseStudyCards: Handler<'getDemoCaseStudyCards'> = async ({ io, params, language, request }) => {
  const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  return showDemoCards(io, found.subPages, language, request.signal);
};
