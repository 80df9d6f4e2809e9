import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

// What Shopify's form for the App Store takes (shopify.dev, "Best practices for apps in the Shopify App Store", and the
// requirements 4.1 to 4.4, read in November 2026).

const folder = new URL('../integrations/shopify/listing/', import.meta.url);

/** Characters of each field; of lists, of each line. */
const limits = {
  'App name': 30,
  'App card subtitle': 62,
  'App introduction': 100,
  'App details': 500,
  Features: 80,
  'Search terms': 20,
} as const;
const most = { Features: 5, 'Search terms': 5, Images: 6 } as const;
const ALT_CHARACTERS = 64;
const MAX_SCREENSHOT_BYTES = 300_000;

const sections = (language: string): Map<string, string[]> =>
  new Map(
    readFileSync(new URL(`${language}.md`, folder), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n');
        return [name.trim(), lines.map((line) => line.replace(/^- /, '').trim()).filter((line) => line !== '')];
      }),
  );
const lengthOf = (text: string) => [...text].length;

describe.each(['en', 'de'])('the listing in %s', (language) => {
  const fields = sections(language);
  const textOf = [...fields].filter(([name]) => name !== 'Images').flatMap(([, lines]) => lines);

  test.each(Object.entries(limits))('%s has at most %i characters', (name, limit) => {
    const lines = fields.get(name) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => lengthOf(line) > limit)).toEqual([]);
  });

  test.each(Object.entries(most))('%s has no more than %i lines', (name, count) => {
    expect(fields.get(name)?.length).toBeLessThanOrEqual(count);
  });

  test('begins with the brand and never says Shopify', () => {
    expect(fields.get('App name')?.[0]).toMatch(/^Linkbild\b/);
    expect(textOf.filter((line) => /shopify/i.test(line))).toEqual([]);
  });

  test('claims nothing that the review refuses: no figures, no prices, no superlatives', () => {
    expect(
      textOf.filter((line) => /\d|[€$%]|\b(best|first|only|guarantee|beste|einzig|garantier)/i.test(line)),
    ).toEqual([]);
  });

  test('has images of 1600 × 900, each with its text', async () => {
    const images = new Map(fields.get('Images')?.map((line) => line.split(': ') as [string, string]));
    expect(images.size).toBeGreaterThanOrEqual(3);
    const files = readdirSync(new URL(`${language}/`, folder));
    expect(files.sort()).toEqual([...images.keys()].map((name) => `${name}.png`).sort());
    for (const [name, alt] of images) {
      const file = new URL(`${language}/${name}.png`, folder);
      expect(lengthOf(alt)).toBeLessThanOrEqual(ALT_CHARACTERS);
      expect(statSync(file).size).toBeLessThan(MAX_SCREENSHOT_BYTES);
      expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ width: 1600, height: 900 });
    }
  });
});

test('the icon is 1200 × 1200, square and without transparency', async () => {
  const icon = await sharp(readFileSync(new URL('icon.png', folder))).metadata();
  expect(icon).toMatchObject({ format: 'png', width: 1200, height: 1200 });
  expect((await sharp(readFileSync(new URL('icon.png', folder))).stats()).isOpaque).toBe(true);
});
