import { ApiError } from '#contract/errors.ts';
import { shownLookOf } from '#flows/reports/agency-look.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const getDemoCaseStudy: Handler<'getDemoCaseStudy'> = async ({ io, params, language }) => {
  const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  const project = await demos.findProjectOfDemo(io.db, found.id);
  return { ...found, agencyLook: project && (await shownLookOf(io, project)) };
};
