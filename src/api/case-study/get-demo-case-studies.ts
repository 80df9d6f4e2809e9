import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

/** More than any page shows at once. */
const MAX_CONCURRENT = 50;

/** Those that exist, in the requested order. */
export const getDemoCaseStudies: Handler<'getDemoCaseStudies'> = ({ io, params, language }) => {
  const keys = params.ids
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, MAX_CONCURRENT);
  return demos.findDemoCaseStudies(
    io.db,
    keys.map((key) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : key)),
    language,
  );
};
