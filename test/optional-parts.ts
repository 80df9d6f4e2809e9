// Parts that not every machine has. If one is missing, its tests are skipped, unless the run expects it
// (EXPECTED_PARTS, comma-separated): then they run and fail. `npm test` expects what it installs itself.

const expected = (process.env.EXPECTED_PARTS ?? '').split(',');

export const isLeftOut = (part: 'chromium' | 'jpeg-turbo' | 'nginx', isThere: boolean) =>
  !isThere && !expected.includes(part);
