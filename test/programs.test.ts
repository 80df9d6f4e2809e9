import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The same code runs from src/ and from the bundle (docs/decisions/031-bundled-programs.md).

const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.{test,fixture}.{ts,tsx}'] }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

test('no file looks for another one beside itself: in the bundle it would not be there', () => {
  const own = /new URL\([^)]*import\.meta\.url|import\.meta\.(dirname|filename)/;
  const found = sources.filter(({ text }) => own.test(text)).map(({ file }) => file);
  expect(found).toEqual(['src/io/package-files.ts']);
});

test('every program that is started is in the bundle', () => {
  const listed = readFileSync(join(root, 'vite.programs.config.ts'), 'utf8');
  const started = sources.flatMap(({ text }) =>
    [...text.matchAll(/programFile\('([^']+)'\)/g)].map(([, file]) => file),
  );
  expect(started.length).toBeGreaterThanOrEqual(3);
  expect(started.filter((file) => !listed.includes(`'${file}'`))).toEqual([]);
});
