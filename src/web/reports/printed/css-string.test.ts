import { expect, test } from 'vitest';
import { cssString } from './printed-audit.tsx';

test.each([
  ['Halm & Ton', '"Halm \\26  Ton"'],
  ['Größe 12', '"Größe 12"'],
  ['"} body{display:none', '"\\22 \\7d  body\\7b display\\3a none"'],
  ['</style><script>', '"\\3c \\2f style\\3e \\3c script\\3e "'],
  ['a\\b\nc', '"a\\5c b\\a c"'],
  ['', '""'],
])('%s → %s', (text, expected) => {
  expect(cssString(text)).toBe(expected);
});
