import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callLists } from '../../scripts/list-calls.ts';

test.each(Object.entries(callLists()))('%s is what `npm run calls` writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});
