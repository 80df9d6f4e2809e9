// Every base template with every kind of page (a small run: four of the twelve by turns), drawn and compared with the
// stored images of fixtures/renders. Stored:
// one contact sheet per template, twelve cards of 300 px; to update them after an intended change: STORE_RENDERS=1,
// then look at them. Each card is compared separately, so that eleven correct ones cannot hide a wrong one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { cardData } from '#domain/template/base-template.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { squint } from '#domain/template/visual-check.ts';
import { someOf } from '../../../test/size.ts';
import { loadTestImage, type TestPageName, testPages } from './cards.fixture.ts';
import { createRenderer } from './renderer.ts';

const folder = new URL('../../../fixtures/renders/', import.meta.url);
const [WIDTH, HEIGHT, ACROSS] = [300, 158, 3];
/** Root mean square of a card, as a share of the full range. Other versions of a JPEG decoder differ by less than 1 %. */
const TOLERANCE = 0.015;
const renderer = createRenderer({ processes: 2, timeoutMs: 20_000, imageTimeoutMs: 30_000 });
afterAll(() => renderer.close());

const names = Object.keys(testPages) as TestPageName[];
const isStored = Boolean(process.env.STORE_RENDERS);

describe.each(baseTemplates.map((template) => [template.name, template] as const))('%s', (name, template) => {
  test('pages match the stored images, with nothing outside and nothing overlapping', async () => {
    const chosen = isStored ? names : someOf(name, names, 4);
    const cells = await Promise.all(
      chosen.map(async (pageName) => {
        const at = names.indexOf(pageName);
        // Each page with a different variant, so that all of them are drawn.
        const { style, data } = template.variants[at % template.variants.length] ?? template.variants[0];
        const page = testPages[pageName];
        const drawn = await renderer.render({
          quota: 'test',
          html: template.html,
          style,
          data: cardData(page, data),
          loadImage: loadTestImage,
        });
        if (!drawn.ok) throw new Error(`${pageName}: ${drawn.reason} ${drawn.detail}`);
        expect(drawn.bytes.length).toBeLessThan(300_000);
        expect(drawn.missingImages).toEqual([]);
        const { data: pixels } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
        const warnings = squint({ ...drawn, pixels: { data: pixels, width: 1200, height: 630, channels: 3 } });
        const faults = warnings.filter(({ level, kind }) => level === 'warning' && kind !== 'too-small');
        expect(faults, pageName).toEqual([]);
        return {
          input: await sharp(drawn.bytes).resize(WIDTH, HEIGHT).toBuffer(),
          left: (at % ACROSS) * WIDTH,
          top: Math.floor(at / ACROSS) * HEIGHT,
        };
      }),
    );
    const size = { width: WIDTH * ACROSS, height: HEIGHT * (names.length / ACROSS) };
    const file = new URL(`${name}.webp`, folder);
    // Cards that are not drawn are the stored ones: what WebP makes of a card depends a little on its neighbours.
    const isAll = chosen.length === names.length;
    const empty = () => sharp({ create: { ...size, channels: CHANNELS, background: '#000' } });
    const sheet = await (isAll ? empty() : sharp(readFileSync(file))).composite(cells).webp({ quality: 82 }).toBuffer();
    if (isStored) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, sheet);
    }
    const [drawn, stored] = await Promise.all([sheet, readFileSync(file)].map(pixelsOf));
    const differences = chosen.map((page, at) => ({ page, difference: rmse(drawn, stored, cells[at]) }));
    expect(differences.filter(({ difference }) => !(difference < TOLERANCE))).toEqual([]);
  });

  test.runIf(template.html.includes('price-notes'))('has room for VAT and the price of a quantity', async () => {
    const priced = names.filter((one) => testPages[one].price !== null);
    for (const pageName of someOf(`${name} notes`, priced, 2)) {
      const { style, data } = template.variants[0];
      const page = { ...testPages[pageName], taxNote: 'inkl. MwSt.', unitPrice: '1.249,50 € / 100 g' };
      const html = template.html;
      const drawn = await renderer.render({
        quota: 'test',
        html,
        style,
        data: cardData(page, data),
        loadImage: loadTestImage,
      });
      if (!drawn.ok) throw new Error(`${pageName}: ${drawn.reason} ${drawn.detail}`);
      const { data: pixels } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
      const warnings = squint({ ...drawn, pixels: { data: pixels, width: 1200, height: 630, channels: 3 } });
      expect(
        warnings.filter(({ level, kind }) => level === 'warning' && kind !== 'too-small'),
        pageName,
      ).toEqual([]);
    }
  });
});

const CHANNELS = 3;
const pixelsOf = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

/** The difference of one card between two sheets. */
function rmse(one = Buffer.alloc(0), other = Buffer.alloc(0), { left, top } = { left: 0, top: 0 }): number {
  if (one.length === 0 || one.length !== other.length) return 1;
  let sum = 0;
  for (let row = top; row < top + HEIGHT; row++) {
    const start = (row * WIDTH * ACROSS + left) * CHANNELS;
    for (let at = start; at < start + WIDTH * CHANNELS; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  }
  return Math.sqrt(sum / (WIDTH * HEIGHT * CHANNELS)) / 255;
}
