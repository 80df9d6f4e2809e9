import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nobody refuses for a limit of the plan without naming it, as the response could then offer no plan', () => {
  const files = globSync('src/{flows,api,io,jobs,images}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const found = files.filter((file) => readFileSync(file, 'utf8').includes("ApiError('LIMIT_REACHED'"));
  expect(found).toEqual(['src/flows/guards/refusals.ts']);
});
