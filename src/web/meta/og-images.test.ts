import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { ogImages } from './og-images.ts';

const names = Object.keys(ogImages).flatMap((name) => languages.map((language) => `${name}-${language}.jpg`));

test.each(names)('%s exists and is small', (file) => {
  const path = new URL(`../../../public/og/${file}`, import.meta.url);
  expect(existsSync(path)).toBe(true);
  expect(statSync(path).size).toBeLessThan(120_000);
});
