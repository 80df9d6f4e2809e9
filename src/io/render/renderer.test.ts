import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer({ processes: 1, timeoutMs: 10_000 });
afterAll(() => renderer.close());

const load = createRequire(import.meta.url);
const fontFile = (path: string) => readFileSync(load.resolve(path));
const draw = (html: string, more: object = {}) =>
  renderer.render({ quota: 'test', html, data: {}, format: 'png', ...more });
const pixelsOf = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();

describe('asset fonts', () => {
  test.each([
    ['woff2', '@fontsource/tinos/files/tinos-latin-700-normal.woff2'],
    ['woff', '@fontsource/tinos/files/tinos-latin-700-normal.woff'],
  ])('%s is used, and stays with its own card', async (_, path) => {
    const html = '<div style="font-family:mine;font-size:80px">Handgemacht</div>';
    const plain = await draw(html);
    const own = await draw(html, { fonts: [{ family: 'mine', data: fontFile(path) }] });
    const after = await draw(html);
    if (!plain.ok || !own.ok || !after.ok) throw new Error('not drawn');
    expect((await pixelsOf(own.bytes)).equals(await pixelsOf(plain.bytes))).toBe(false);
    expect((await pixelsOf(after.bytes)).equals(await pixelsOf(plain.bytes))).toBe(true);
  });
});

test('a card is the same whatever its process drew before', async () => {
  const texts = ['قش وطين', 'Ваза', 'Vase 2', 'Ly gốm', '花瓶', 'แจกัน', 'Βάζο', 'फूलदान', '꽃병', 'אגרטל'];
  const cards = ['roboto', 'poppins', 'arial'].flatMap((family, at) =>
    texts.map(
      (text) => `<div style="font-family:${family};font-size:${60 + at * 10}px"><p>${text}</p><p>${text}</p></div>`,
    ),
  );
  const drawAll = async (order: string[]) => {
    const fresh = createRenderer({ processes: 1, timeoutMs: 10_000 });
    const drawn = new Map<string, Buffer>();
    for (const html of order) {
      const card = await fresh.render({ quota: 'test', html, data: {}, format: 'png' });
      drawn.set(html, card.ok ? await pixelsOf(card.bytes) : Buffer.alloc(0));
    }
    fresh.close();
    return drawn;
  };
  const [forwards, backwards] = [await drawAll(cards), await drawAll(cards.toReversed())];
  const different = cards.filter((html) => !forwards.get(html)?.equals(backwards.get(html) ?? Buffer.alloc(0)));
  expect(different).toEqual([]);
  expect(forwards.get(cards[0] ?? '')?.length).toBeGreaterThan(0);
});

describe('style options', () => {
  test('override what the template says', async () => {
    const html = '<div data-id="a" style="width:100%;height:100%;background-color:#ff0000"></div>';
    const result = await draw(html, { style: { elements: { a: { backgroundColor: '#00ff00' } } } });
    if (!result.ok) throw new Error(result.reason);
    expect([...(await pixelsOf(result.bytes)).subarray(0, 3)]).toEqual([0, 255, 0]);
  });
});

describe('measuring', () => {
  test('boxes by data-id, with their lines', async () => {
    const html =
      '<div style="position:relative;display:flex;width:100%;height:100%"><p data-id="text" style="position:absolute;left:100px;top:50px;width:300px;font-size:40px;line-height:1.2">one two three four five six</p></div>';
    const result = await renderer.measure({ quota: 'test', html, data: {} });
    const text = result.ok ? result.elements.find(({ id }) => id === 'text') : undefined;
    expect(text).toMatchObject({ x: 100, y: 50, width: 300, height: 96 });
    expect(text?.lines.map((line) => line.text.trim())).toEqual(['one two three', 'four five six']);
  });
});

describe('formats', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (format) => {
    const result = await draw('<div>a</div>', { format, width: 600, height: 315 });
    if (!result.ok) throw new Error(result.reason);
    expect(result.contentType).toBe(`image/${format}`);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ format, width: 600, height: 315 });
  });
});

describe('images of a card', () => {
  const html = '<div>{% if image %}<img src="{{ image }}">{% endif %}{{ title }}</div>';
  const image = 'https://shop.example/a.png';
  const other = 'https://shop.example/b.png';
  const photo = sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const drawWith = async (data: object, requested: string[], isThere = true) => {
    const loadImage = async (url: string) => {
      requested.push(url);
      return isThere ? photo : null;
    };
    const drawn = await draw(html, { data, loadImage });
    return drawn.ok ? drawn.missingImages : drawn.reason;
  };

  test('are requested once per card, whether the last card showed them or not', async () => {
    const requested: string[] = [];
    for (const title of ['a', 'b', 'c']) expect(await drawWith({ image, title }, requested)).toEqual([]);
    expect(requested).toEqual([image, image, image]);
    expect(await drawWith({ image: other, title: 'a' }, requested)).toEqual([]);
    expect(requested.slice(3)).toEqual([other]);
  });
  test('that another page’s card showed are not requested', async () => {
    const requested: string[] = [];
    await drawWith({ image, title: 'a' }, requested);
    await drawWith({ image: null, title: 'a' }, requested);
    expect(requested).toEqual([image]);
  });
  test('that cannot be loaded are requested once, although the last card showed them', async () => {
    const requested: string[] = [];
    await drawWith({ image, title: 'a' }, requested);
    expect(await drawWith({ image, title: 'b' }, requested, false)).toEqual([image]);
    expect(requested).toEqual([image, image]);
  });
});

describe('improving a page’s own image', () => {
  const flat = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  test.each([
    ['a tall one on white: white sides', 400, 900, '#ffffff'],
    ['a square one on green: green sides', 500, 500, '#00aa00'],
    ['one of the right ratio', 1200, 640, '#0000ff'],
  ])('%s', async (_, width, height, background) => {
    const result = await renderer.improveImage(await flat(width, height, background), { quota: 'test' });
    if (!result.ok) throw new Error(result.reason);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const [r = 0, g = 0, b = 0] = await pixelsOf(result.bytes);
    const [red = 0, green = 0, blue = 0] = (background.match(/[0-9a-f]{2}/g) ?? []).map((hex) =>
      Number.parseInt(hex, 16),
    );
    expect(Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)).toBeLessThan(12);
  });
  test('not an image', async () => {
    expect(await renderer.improveImage(Buffer.from('no'), { quota: 'test' })).toMatchObject({
      ok: false,
      reason: 'bad-image',
    });
  });
});

describe('time', () => {
  const plain = { quota: 'test', html: '<div>a</div>', data: {} };
  const shadow = '<div style="position:absolute;width:1200px;height:630px;box-shadow:0 0 200px #000">a</div>';

  test('an image that computes for too long is ended, and the next one is drawn', async () => {
    const strict = createRenderer({ processes: 1, timeoutMs: 600 });
    const html = `<div style="position:relative;width:100%;height:100%">${shadow.repeat(900)}</div>`;
    expect(await strict.render({ ...plain, html })).toMatchObject({ reason: 'timeout', detail: 'over 600 ms' });
    expect(await strict.render(plain)).toMatchObject({ ok: true });
    strict.close();
  });

  // Only the clock is moved: what a busy machine looks like to a process that gets little of it.
  test.each([
    ['is drawn on a machine that lets it wait', 4, { ok: true }],
    ['that hangs without computing is ended', 6, { ok: false, reason: 'timeout' }],
  ])('an image %s', async (_, times, outcome) => {
    const generous = createRenderer({ processes: 1, timeoutMs: 2_000 });
    await generous.render(plain);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawn = generous.render(plain);
    // Filling and reading are done by then, and the process has its job.
    await new Promise(setImmediate);
    vi.advanceTimersByTime(2_000 * times);
    vi.useRealTimers();
    expect(await drawn).toMatchObject(outcome);
    generous.close();
  });
});
