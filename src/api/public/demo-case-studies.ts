import { ApiError } from '#contract/errors.ts';
import { findDemoCaseStudies } from '#io/db/queries/case-studies.ts';
import type { Handler } from '../handler.ts';

/** More at once than any page shows. */
const MAX_AT_ONCE = 50;

export const getDemoCaseStudy: Handler<'getDemoCaseStudy'> = async ({ io, params, language }) => {
  const [found] = await findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
};

/** Those that exist, in the order asked for. */
export const getDemoCaseStudies: Handler<'getDemoCaseStudies'> = ({ io, params, language }) => {
  const keys = params.ids
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, MAX_AT_ONCE);
  return findDemoCaseStudies(
    io.db,
    keys.map((key) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : key)),
    language,
  );
};
