import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipped } from '#domain/template/fill-template.ts';
import { fontNames } from '#domain/template/style-options.ts';
import { measured } from '../../../../test/measured.ts';
import { advanceWidths } from './advance-widths.ts';
import { isPixelAligned, pixelAlignedUpTo } from './crisp-size.ts';
import { fitText } from './fit-text.ts';
import { hyphenate, LINE_BREAK } from './hyphenate.ts';

const box = { width: 500, lines: 3, max: 72, min: 36, isBold: true, font: 'poppins' } as const;

describe('the size of a text', () => {
  test('short text is large, long text small, always within the bounds', () => {
    expect(fitText('Cup', box)).toBe(72);
    // The largest crisp size up to min.
    expect(fitText('word '.repeat(80), box)).toBe(35);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const size = fitText(text, box);
        return size <= 72 && size >= 28;
      }),
    );
  });
  const faces = fontNames.flatMap((font) => [true, false].map((isBold) => ({ font, isBold })));
  const topsOf = ({ font, isBold }: (typeof faces)[number]) =>
    advanceWidths[font].tops?.[isBold ? 'bold' : 'regular'] ?? { flat: 0, round: 0 };
  test.each(faces)('$font, bold $isBold: every size is crisp and not larger than what fits', (face) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 24, max: 60 }), (count, min) => {
        const text = 'vase '.repeat(count);
        const own = { ...box, ...face, min, max: min + 40 };
        const size = fitText(text, own);
        // Without letter tops any size in steps is allowed: what fits there bounds the crisp size.
        const { tops: _, ...widths } = advanceWidths[face.font];
        const free = fitText(text, { ...own, widths });
        expect(isPixelAligned(size, topsOf(face))).toBe(true);
        expect(size).toBeLessThanOrEqual(free + 3);
        expect(size).toBeGreaterThanOrEqual(free - 5);
      }),
    );
  });
  // Difference of 90 bold letters between our image and a hinting Chromium: 0.9 to 2.3 % at the first, 2.7 to 4.8 % at
  // the second.
  test.each([
    ['roboto', [28, 37, 41, 53, 59, 68, 76, 91], [36, 38, 42, 51, 58, 62, 75, 90]],
    ['poppins', [30, 37, 46, 48, 57, 64, 65, 72, 79], [36, 45, 52, 54, 59, 61, 63, 66, 80]],
    ['times-new-roman', [30, 34, 46, 50], [35, 37, 39, 43, 45]],
    ['oswald', [41, 48, 50, 54, 59], [40, 45, 47, 53, 55]],
  ] as const)('crisp sizes of %s', (font, crisp, others) => {
    const tops = topsOf({ font, isBold: true });
    expect(crisp.filter((size) => !isPixelAligned(size, tops))).toEqual([]);
    expect(others.filter((size) => isPixelAligned(size, tops))).toEqual([]);
  });
  test('a crisp size is always near, and tiny sizes are unchanged', () => {
    for (const face of faces) {
      for (let size = 20; size <= 120; size++)
        expect(size - pixelAlignedUpTo(size, topsOf(face))).toBeLessThanOrEqual(2);
      expect(pixelAlignedUpTo(3, topsOf(face))).toBe(3);
    }
  });
  test('a longer text is never larger', () => {
    const sizes = [1, 3, 6, 9, 12].map((count) => fitText('word '.repeat(count), box));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
  test('words are broken only if their lines have room', () => {
    const name = 'Kunsthandwerksmanufaktur Süßkind & Söhne';
    const own = { width: 500, lines: 3, max: 78, min: 40, isBold: true, font: 'poppins' } as const;
    const size = fitText(name, own);
    expect(hyphenate(name, { ...own, lines: 3 }, size)).toMatch(/Söhne$/);
  });
  test('a little smaller if that breaks fewer words', () => {
    const title = 'Terrakottavasensonderanfertigung mit Trockengräserarrangementhalterung';
    const narrow = { width: 348, lines: 5, max: 56, min: 30, isBold: true, font: 'poppins' } as const;
    const size = fitText(title, narrow);
    const breaksAt = (px: number) => hyphenate(title, narrow, px).split(LINE_BREAK).length - 1;
    expect([size, breaksAt(size), breaksAt(size + 1)]).toEqual([34, 3, 4]);
  });
});

describe('the lines of a text', () => {
  test.each([
    ['Terrakottavasensonderanfertigung', 300, `Terra-${LINE_BREAK}kottava-${LINE_BREAK}senson-`],
    ['short words stay whole', 300, 'short words stay whole'],
    ['砂丘の花瓶', 100, '砂丘の花瓶'],
  ])('%s', (text, width, start) => expect(hyphenate(text, { ...box, width }, 60).slice(0, start.length)).toBe(start));
  test('a long word that does not fit begins on the last line', () => {
    const title = 'Terrakottavasensonderanfertigung mit Trockengräserarrangementhalterung';
    const wide = { width: 690, font: 'poppins', isBold: true } as const;
    expect(hyphenate(title, { ...wide, lines: 2 }, 34)).toMatch(/^Terrakottavasensonderanfertigung mit Trocken\S+…$/);
    expect(hyphenate(title, { ...wide, lines: 3 }, 34)).toBe(title);
  });
  // A word of 700 letters took 20 s, a title of 600 about 0.3 to 0.4 s in every design.
  test.each([
    ['one word of 2,000 letters', 'terrakotta'.repeat(200)],
    ['no syllables', 'x'.repeat(2_000)],
    ['letters with marks', 'e\u0302\u0301'.repeat(600)],
    ['a thousand words', 'a '.repeat(1_000)],
  ])('%s is fitted, broken and cut quickly', { timeout: 5_000, ...measured }, (_, text) => {
    const wide = { ...box, lines: 20, max: 400, min: 1 };
    for (let time = 0; time < 10; time++) {
      expect(fitText(text, wide)).toBeGreaterThan(0);
      expect(hyphenate(text, wide, 30).replaceAll(/[-\u2028]/g, '')).toBe(text);
      expect(clipped(text, { ...wide, atWords: true }, 60).length).toBeGreaterThan(0);
    }
  });
  test.each([
    ['left to the clamp', 'word '.repeat(80), { atWords: false }, /^(?:word )+$/],
    ['cut after a word', 'some words, '.repeat(80), { atWords: true }, /(?:some|words)…$/],
    ['short enough', 'two words', { atWords: true }, /^two words$/],
    ['no spaces to cut at', '砂丘の花瓶'.repeat(40), { atWords: true }, /瓶$/],
  ])('%s', (_, text, own, shape) => expect(clipped(text, { ...box, ...own }, 40)).toMatch(shape));
});
