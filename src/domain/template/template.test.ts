import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardData, cardKinds, themeColours, themes } from './base-template.ts';
import { contrast, paletteOf, type Rgb, readableOn, readColour } from './colours.ts';
import { fillTemplate } from './fill-template.ts';
import { chooseTemplate } from './live-designs.ts';
import { readHtml } from './read-html.ts';
import { baseTemplates, recommendTemplates } from './recommend-templates.ts';
import { classOf, elementOptions, isElementOption, readGrid } from './style-options.ts';
import { squint } from './visual-check.ts';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const read = (text: string): Rgb => readColour(text) ?? [0, 0, 0];

describe('colours keep their contrast for any brand colour', () => {
  test('text on the brand', () => {
    fc.assert(fc.property(colour, (brand) => contrast(readableOn(brand), brand) >= 4.5));
  });
  test('every theme, every text', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...themes), (brand, theme) => {
        const c = themeColours(paletteOf(brand), theme);
        // Writing colours as whole numbers loses one step of 255.
        for (const text of [c.text, c.soft, c.accent, c.sale]) {
          expect(contrast(read(text), read(c.surface))).toBeGreaterThan(4.4);
        }
        expect(contrast(read(c.onAccent), read(c.accent))).toBeGreaterThan(4.4);
      }),
    );
  });
});

describe('style options', () => {
  test('the defaults of the specification [9.33]', () => {
    expect(elementOptions.textSize.default).toBe('text-base');
    expect(elementOptions.textColor.default).toBe('text-black');
    expect(elementOptions.backgroundColor.default).toBe('bg-black');
    expect(elementOptions.fontWeight.default).toBe('font-normal');
    expect(elementOptions.width.default).toBe('w-auto');
    expect(elementOptions.height.default).toBe('h-auto');
  });
  test('every default is an allowed value [3.24]', () => {
    for (const [name, { default: value }] of Object.entries(elementOptions)) {
      expect(isElementOption(name) && classOf(name, value), name).toBe(value);
    }
  });
  test.each([
    ['textColor', '#AABBCC', 'text-[#aabbcc]'],
    ['backgroundColor', '#abc', 'bg-[#abc]'],
    ['textColor', 'url(x)', null],
    ['textSize', 'text-[900px]', null],
    ['font', 'font-oswald', 'font-oswald'],
  ] as const)('%s %s', (name, value, expected) => expect(classOf(name, value)).toBe(expected));
  test('a grid accepts only values of the table [9.32]', () => {
    expect(readGrid({ columns: 7, gap: 10, chaos: 'yes', logo: false })).toEqual({
      columns: 3,
      gap: 10,
      chaos: false,
      logo: false,
      childShadow: false,
      rounded: true,
    });
  });
});

describe('choosing among live templates', () => {
  const live = ['a', 'b', 'c'].map((uuid) => ({ uuid }));
  const pages = Array.from({ length: 3_000 }, (_, at) => `https://shop.example/products/${at}`);
  test('gives the same template for the same page, in any order [4.4]', () => {
    for (const page of pages.slice(0, 50)) {
      expect(chooseTemplate(live.toReversed(), page)).toBe(chooseTemplate(live, page));
    }
  });
  test('spreads pages evenly', () => {
    for (const template of live) {
      const share = pages.filter((page) => chooseTemplate(live, page) === template).length / pages.length;
      expect(share).toBeGreaterThan(0.28);
      expect(share).toBeLessThan(0.39);
    }
  });
  test('gives none if there are none', () => expect(chooseTemplate([], 'a')).toBeNull());
});

describe('data', () => {
  test('Liquid escapes output, and missing fields are false', () => {
    expect(fillTemplate('{{ a }}{% if b %}!{% endif %}', { a: '<b>"', b: null })).toEqual({
      ok: true,
      html: '&lt;b&gt;&#34;',
    });
  });
  test('Liquid reads own properties only', () => {
    expect(fillTemplate('{{ a.constructor }}{{ a.length }}', { a: {} })).toEqual({ ok: true, html: '' });
  });
});

describe('base templates', () => {
  test('names are unique, Base comes first, every kind has five [3.6]', () => {
    expect(new Set(baseTemplates.map(({ name }) => name)).size).toBe(baseTemplates.length);
    expect(baseTemplates.length).toBeGreaterThanOrEqual(16);
    for (const { variants } of baseTemplates) expect(variants[0].name).toBe('Base');
    for (const kind of cardKinds) expect(recommendTemplates(kind).length).toBeGreaterThanOrEqual(5);
  });
  test('a page without an image is offered designs that need none first', () => {
    const page = { image: null, images: [], price: null, isSale: false, rating: null, logo: null };
    expect(recommendTemplates('page', page)[0]?.needs).toEqual([]);
  });
  test('custom data overrides the page’s unless empty', () => {
    const page = { title: 'a', siteName: 'Shop', palette: paletteOf([0, 0, 0]) } as Parameters<typeof cardData>[0];
    expect(cardData(page, { title: 'b', siteName: '' })).toMatchObject({
      title: 'b',
      siteName: 'Shop',
      theme: 'light',
    });
  });
});

describe('reading html', () => {
  test.each([
    ['<p>a <b>b</b> c</p>', ['a ', 'b', ' c']],
    ['<div>\n  <p>a</p>\n  <p>b</p>\n</div>', ['a', 'b']],
    ['<p>a &amp; b</p>', ['a & b']],
    ['<p>a<br>b</p>', ['a', '\n', 'b']],
  ])('%s', (html, texts) => {
    const result = readHtml(html);
    const found: string[] = [];
    const walk = (node: { text?: string; children?: unknown[] }) => {
      if (node.text !== undefined) found.push(node.text);
      for (const child of node.children ?? []) walk(child as { text?: string });
    };
    if (result.ok) walk(result.card.root);
    expect(found).toEqual(texts);
  });
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', 'div', 'svg', ' ', '"', '=', 'style', '&', '!--', 'a') }),
        (html) => typeof readHtml(html).ok === 'boolean',
      ),
    );
  });
});

describe('visual check', () => {
  const line = (fields: object) => ({ text: 'a', x: 400, y: 100, width: 300, height: 80, ...fields });
  const element = (id: string, fields: object) => ({ id, x: 0, y: 0, width: 100, height: 100, lines: [line(fields)] });
  const kinds = (...elements: ReturnType<typeof element>[]) =>
    squint({ elements, width: 1200, height: 630 }).map(({ kind, view }) => `${kind} ${view}`);
  test.each([
    ['a good title', element('title', {}), []],
    ['tiny letters', element('title', { height: 20 }), ['too-small full']],
    ['too small in a chat', element('title', { height: 33 }), ['too-small small']],
    ['too small in a list', element('title', { height: 50 }), ['too-small tiny']],
    ['a detail too small in a chat', element('rating', { height: 33 }), ['too-small small', 'too-small tiny']],
    ['a detail too small in a list', element('rating', { height: 50 }), ['too-small tiny']],
    ['beyond the edge', element('description', { x: 1100 }), ['outside full', 'cut-off square']],
    ['cropped by the square', element('title', { x: 100 }), ['cut-off square']],
  ])('%s', (_, one, expected) => expect(kinds(one)).toEqual(expected));
  test('says at each size what cannot be read there', () => {
    const elements = [
      element('title', { height: 90 }),
      element('rating', { y: 300, height: 30 }),
      element('price', { y: 400, height: 50 }),
    ];
    const said = squint({ elements, width: 1200, height: 630 }).map(({ level, text }) => [level, text.en, text.de]);
    expect(said).toEqual([
      [
        'info',
        'At 360 px, as in a chat, you can’t read “rating”.',
        'Bei 360 px, wie im Chat, nicht mehr lesbar: „rating“.',
      ],
      [
        'info',
        'At 120 px, as in a list of links, you can’t read “rating” and “price”.',
        'Bei 120 px, wie in einer Linkliste, nicht mehr lesbar: „rating“ und „price“.',
      ],
    ]);
    const small = [element('title', { height: 50 }), element('price', { y: 300, height: 50 })];
    expect(squint({ elements: small, width: 1200, height: 630 })[0]?.text.en).toBe(
      'At 120 px, as in a list of links, no text can be read: “title” and “price”. Only the photo counts there.',
    );
  });
  test('reports two overlapping texts', () => {
    expect(kinds(element('title', {}), element('price', { y: 120 }))).toEqual(['overlap full']);
  });
  test('reports grey on grey, accepts white on black', () => {
    const stripes = (dark: number, light: number) => {
      const data = new Uint8Array(1200 * 630 * 3);
      for (let at = 0; at < data.length; at++) data[at] = Math.floor(at / 30) % 3 === 0 ? light : dark;
      return { data, width: 1200, height: 630, channels: 3 as const };
    };
    const judged = (dark: number, light: number) =>
      squint({ elements: [element('title', {})], width: 1200, height: 630, pixels: stripes(dark, light) }).map(
        ({ kind }) => kind,
      );
    expect(judged(120, 140)).toEqual(['low-contrast']);
    expect(judged(0, 255)).toEqual([]);
  });
});
