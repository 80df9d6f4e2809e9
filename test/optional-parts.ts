// Parts that not every machine has. Where one is missing, its tests are left out, unless the run expects it (EXPECTED_PARTS,
// separated by commas): then they run and fail. `npm test` expects what it brings itself.

const expected = (process.env.EXPECTED_PARTS ?? '').split(',');

export const isLeftOut = (part: 'chromium' | 'jpeg-turbo' | 'nginx', isThere: boolean) =>
  !isThere && !expected.includes(part);
