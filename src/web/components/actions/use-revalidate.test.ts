import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('nobody loads a page’s data again while a form is on its way: React Router’s own hook is used in one place', () => {
  const folder = join(import.meta.dirname, '../../..');
  const files = globSync('web/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('useRevalidator'));
  expect(found).toEqual(['web/components/actions/use-revalidate.ts']);
});
