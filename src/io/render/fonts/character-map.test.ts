import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measured } from '../../../../test/measured.ts';
import { isWithin, mergeRanges } from './character-map.ts';
import { coverageOf } from './font-coverage.ts';
import { widthsOf } from './font-widths.ts';
import { manyEntries, overlappingSegments, shiftedLists } from './hostile-font.fixture.ts';
import { readFont } from './read-font.ts';

describe('a font made to be expensive', () => {
  test('entries that name the same list read it once', { timeout: 10_000, ...measured }, () => {
    const font = manyEntries(60);
    const covers = coverageOf(font);
    expect([covers?.(2), covers?.(3), covers?.(199_998), covers?.(200_000)]).toEqual([true, false, true, false]);
    expect(readFont(font)).toMatchObject({ format: 'ttf', family: null });
  });
  test.each([
    ['65,535 entries of 100,000 groups in 1.7 MB', manyEntries()],
    ['endless lists', shiftedLists()],
    ['sixty overlapping lists', shiftedLists(60)],
    ['overlapping segments', overlappingSegments()],
  ])('%s: not a font', { timeout: 10_000, ...measured }, (_, font) => {
    expect(coverageOf(font)).toBeNull();
    expect(readFont(font)).toBeNull();
    expect(widthsOf(font)).toBeNull();
  });
});

test('merged ranges contain the same characters', () => {
  const range = fc.tuple(fc.nat(200), fc.nat(12)).map(([first, more]): [number, number] => [first, first + more]);
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), (ranges) => {
      const merged = mergeRanges(structuredClone(ranges));
      for (let point = 0; point < 220; point++) {
        expect(isWithin(merged, point)).toBe(ranges.some(([first, last]) => point >= first && point <= last));
      }
    }),
  );
});

test('a bundled font has its letters', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  );
  const covers = coverageOf(readFileSync(file));
  expect(Array.from('Añ€ß', (letter) => covers?.(letter.codePointAt(0) ?? 0))).toEqual([true, true, true, true]);
  expect(covers?.(0x4e00)).toBe(false);
});
