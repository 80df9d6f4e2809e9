import { expect, test } from 'vitest';
import { type CsvValue, csvLine, csvSeparator } from './csv.ts';

test.each<[CsvValue, string]>([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [undefined, ''],
  [-5, '-5'],
  [true, 'true'],
  ['=1+1', "'=1+1"],
  ['+49 30 1', "'+49 30 1"],
  ['-1', "'-1"],
  ['@sum(A1)', "'@sum(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['  =cmd()', "'  =cmd()"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['über', 'über'],
])('%j is written %s', (value, expected) => expect(csvLine([value])).toBe(`${expected}\r\n`));

test('German uses semicolons and quotes values that contain them', () =>
  expect(csvLine(['a', 'b;c', 1], csvSeparator.de)).toBe('a;"b;c";1\r\n'));

test('values are separated by the delimiter', () => expect(csvLine(['a', 1, null, 'b'])).toBe('a,1,,b\r\n'));
