// Apart from the schema: the command of the npm package names its version and needs no zod for that.

export const CHECK_RESULT_VERSION = 2;
export const checkResultPath = `/schemas/check-${CHECK_RESULT_VERSION}.json`;
