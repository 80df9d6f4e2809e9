import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every refusal for a limit of the plan names the limit, so that the response can offer a plan', () => {
  const files = globSync('src/{flows,api,io,jobs,images}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const found = files.filter((file) => readFileSync(file, 'utf8').includes("ApiError('LIMIT_REACHED'"));
  expect(found).toEqual(['src/flows/guards/refusals.ts']);
});
