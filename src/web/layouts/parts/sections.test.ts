import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminGroupsOf } from './sections.ts';

const pagesOf = (hasStripe: boolean) => adminGroupsOf({ hasStripe }).flatMap(({ items }) => items);

test('the specification counts the admin pages of the sidebar [2.63]', () => {
  const table = readFileSync(new URL('../../../../docs/specification.md', import.meta.url), 'utf8');
  const said = /^\| <a id="s2\.63"><\/a>.*up to (\d+) admin pages/m.exec(table)?.[1];
  expect(Number(said)).toBe(pagesOf(true).length);
  expect(pagesOf(true).length - pagesOf(false).length).toBe(1);
});
