import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';
import { advanceWidths } from '#domain/template/text/advance-widths.ts';
import { createRenderer } from '#io/render/renderer.ts';
import { widthsOf, widthsOfFonts } from './font-widths.ts';

const load = createRequire(import.meta.url);
const fontFile = (path: string) => readFileSync(load.resolve(path));
const poppins = (weight: number, format = 'woff2') =>
  fontFile(`@fontsource/poppins/files/poppins-latin-${weight}-normal.${format}`);
const oswald = fontFile('@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2');

describe('widths of letters from a font file', () => {
  // The tables of our own fonts were measured differently: from Takumi's layout.
  test.each([
    ['woff2', poppins(400), advanceWidths.poppins.regular],
    ['woff', poppins(400, 'woff'), advanceWidths.poppins.regular],
    ['bold', poppins(700), advanceWidths.poppins.bold],
    ['a narrow one', oswald, advanceWidths.oswald.regular],
  ])('%s', (_, data, measured) => {
    const widths = widthsOf(data)?.own;
    for (const letter of 'Hamburgefonstiv 0123 MWQ€&')
      expect(widths?.[letter], letter).toBeCloseTo(measured[letter] ?? 0, 1);
  });
  test.each([
    ['woff2', poppins(400), advanceWidths.poppins.tops?.regular],
    ['woff', poppins(400, 'woff'), advanceWidths.poppins.tops?.regular],
    ['bold', poppins(700), advanceWidths.poppins.tops?.bold],
    ['a narrow one', oswald, advanceWidths.oswald.tops?.regular],
  ])('tops of small letters: %s', (_, data, measured) => {
    expect(widthsOf(data)?.tops?.flat).toBeCloseTo(measured?.flat ?? 0, 2);
    expect(widthsOf(data)?.tops?.round).toBeCloseTo(measured?.round ?? 0, 2);
  });
  test('an invalid file and a truncated one give null', () => {
    expect(widthsOf(Buffer.from('wOF2'.padEnd(200, '\0')))).toBeNull();
    expect(widthsOf(poppins(400, 'woff').subarray(0, 400))).toBeNull();
  });
  test('of several files the one nearest in weight is used', () => {
    const fonts = [700, 400].map((weight) => ({ family: 'mine', weight, data: poppins(weight) }));
    expect(widthsOfFonts(fonts).get('mine')).toEqual({
      regular: widthsOf(poppins(400))?.own,
      bold: widthsOf(poppins(700))?.own,
      tops: { regular: widthsOf(poppins(400))?.tops, bold: widthsOf(poppins(700))?.tops },
    });
  });
});

describe('a title in a shop’s own font', () => {
  const renderer = createRenderer({ processes: 1, timeoutMs: 10_000 });
  afterAll(() => renderer.close());
  const html =
    '<div style="display:flex;width:100%;height:100%"><h1 data-id="title" style="font-family:mine;font-weight:700;line-height:1.2;width:600px;font-size:{{ title | fit: 600, 2, 120, 20, "bold", "mine" }}px">{{ title }}</h1></div>';
  const title = 'Mammutbaum Wildwuchs Wohnzimmer';
  const fitted = async (data: Uint8Array) => {
    const measured = await renderer.measure({
      quota: 'test',
      html,
      data: { title },
      fonts: [{ family: 'mine', data, weight: 700 }],
    });
    const element = measured.ok ? measured.elements.find(({ id }) => id === 'title') : undefined;
    return { lines: element?.lines.length ?? 0, height: element?.lines[0]?.height ?? 0 };
  };

  test('is as large as its letters allow: a wide font smaller than a narrow one, both in two lines', async () => {
    const [wide, narrow] = [await fitted(poppins(700)), await fitted(oswald)];
    expect([wide.lines, narrow.lines]).toEqual([2, 2]);
    expect(narrow.height).toBeGreaterThan(wide.height * 1.25);
  });
});
