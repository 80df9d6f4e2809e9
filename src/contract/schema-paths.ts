// Apart from the schemas: the command of the npm package names them and needs no zod for that.

export const CHECK_RESULT_VERSION = 2;
export const DIFF_RESULT_VERSION = 1;
export const CONFORMANCE_RESULT_VERSION = 1;

export const schemaPaths = {
  check: `/schemas/check-${CHECK_RESULT_VERSION}.json`,
  diff: `/schemas/diff-${DIFF_RESULT_VERSION}.json`,
  conformance: `/schemas/conformance-${CONFORMANCE_RESULT_VERSION}.json`,
  config: '/schemas/config-1.json',
} as const;
