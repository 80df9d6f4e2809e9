import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callLists } from '../../scripts/list-calls.ts';
import { addresses } from './addresses.ts';
import { calls } from './index.ts';

test.each(Object.entries(calls))('the address of %s is that of its contract [7.35]', (name, { method, path }) => {
  expect(addresses[name as keyof typeof addresses]).toBe(`${method} ${path}`);
});

test('no two calls share an address', () => {
  const all = Object.values(addresses);
  expect(new Set(all).size).toBe(all.length);
});

test.each(Object.entries(callLists()))('%s is what `npm run calls` writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});
