// Untrusted templates, images and fonts: a clear reason or a safe image, and the renderer continues.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createRenderer, type RenderRequest } from './renderer.ts';

const renderer = createRenderer({ processes: 1, timeoutMs: 8_000 });
afterAll(() => renderer.close());

const requested: string[] = [];
const draw = (request: Partial<RenderRequest>) =>
  renderer.render({
    quota: 'test',
    html: '',
    data: {},
    loadImage: async (url) => {
      requested.push(url);
      return null;
    },
    ...request,
  });
const box = (style: string) => `<div style="width:100%;height:100%;${style}">text</div>`;

describe('rejected, with the reason and the position', () => {
  test.each<[string, string, string, { line: number; column: number }?]>([
    ['a script', '<div>a</div>\n  <script>alert(1)</script>', 'forbidden-element', { line: 2, column: 3 }],
    ['an iframe', '<iframe src="https://a.example"></iframe>', 'forbidden-element', { line: 1, column: 1 }],
    ['an object', '<div><object data="x"></object></div>', 'forbidden-element'],
    ['a linked sheet', '<link rel="stylesheet" href="https://a.example/a.css">', 'forbidden-element'],
    ['an image in an svg', '<svg><image href="file:///etc/passwd"/></svg>', 'forbidden-element'],
    ['html in an svg', '<svg><foreignObject><div>a</div></foreignObject></svg>', 'forbidden-element'],
    ['a file as an image', '<img src="file:///etc/passwd">', 'forbidden-address'],
    ['a path as an image', '<img src="/etc/passwd">', 'forbidden-address'],
    ['a file in a style', box("background-image:url('file:///etc/passwd')"), 'forbidden-address'],
    ['a file in a class', '<div class="bg-[url(file:///etc/passwd)]">a</div>', 'forbidden-address'],
    ['url spelled with an escape', box('background:u\\72l(file:///etc/passwd)'), 'forbidden-style'],
    ['an import', '<style>@import "https://a.example/a.css";</style><div>a</div>', 'forbidden-style'],
    ['a custom font', '<style>@font-face{font-family:a;src:url(https://a.example/f)}</style>a', 'forbidden-style'],
    ['many unclosed url(', `<div style="background:${'url('.repeat(20_000)}">a</div>`, 'forbidden-style'],
    ['unclosed comments', `<style>${'/*'.repeat(20_000)}</style>a`, 'forbidden-style'],
    ['a box of 30,000 px', box('width:30000px'), 'too-large'],
    ['a box of 3,000 rem', box('width:3000rem'), 'too-large'],
    ['a class of 30,000 px', '<div class="w-[30000px]">a</div>', 'too-large'],
    ['percentages that multiply', `${'<div style="width:600%;height:600%">'.repeat(8)}a`, 'too-large'],
    ['100,000 nodes', '<b>a</b>'.repeat(45_000), 'too-many-elements'],
    ['3,000 levels', '<div>'.repeat(3_000), 'too-deep'],
    ['an endless loop', '{% for a in (1..1000000000) %}a{% endfor %}', 'liquid-limit'],
    ['loops in loops', '{% for a in (1..3000) %}{% for b in (1..3000) %}{% endfor %}{% endfor %}', 'liquid-limit'],
    ['text that doubles', `{% assign a = "x" %}${'{% assign a = a | append: a %}'.repeat(40)}{{ a }}`, 'liquid-limit'],
    ['an include', '{% include "a" %}', 'liquid-syntax', { line: 1, column: 1 }],
    ['a template that renders itself', 'a\n{% render "a" %}', 'liquid-syntax', { line: 2, column: 1 }],
    ['unescaped output', '{{ title | raw }}', 'liquid-syntax'],
    ['an open tag', '<div>{% if a %}</div>', 'liquid-syntax', { line: 1, column: 6 }],
    ['nothing', '   ', 'empty'],
  ])('%s', async (_, html, reason, where) => {
    const result = await draw({ html });
    expect(result.ok ? 'drawn' : result.reason).toBe(reason);
    if (where && !result.ok) expect(result.where).toEqual(where);
  });

  test('a size beyond the limits, a style option that is not in the table, a broken font', async () => {
    const html = '<div data-id="a">a</div>';
    expect(await draw({ html, width: 30_000 })).toMatchObject({ ok: false, reason: 'too-large' });
    expect(await draw({ html, style: { elements: { a: { textSize: 'text-[900px]' } } } })).toMatchObject({
      reason: 'unknown-style-option',
    });
    for (const data of [
      Buffer.alloc(0),
      randomBytes(5_000),
      Buffer.from('wOF2'),
      Buffer.from('wOFF'.padEnd(200, '\0')),
    ]) {
      expect(await draw({ html, fonts: [{ family: 'mine', data }] })).toMatchObject({ reason: 'bad-font' });
    }
  });
});

describe('drawn safely', () => {
  test('data with HTML in it stays text', async () => {
    const title = '</h1><script>alert(1)</script><img src="file:///etc/passwd">{{ secret }}';
    const result = await draw({ html: '<h1 data-id="title" style="font-size:20px">{{ title }}</h1>', data: { title } });
    expect(result.ok && result.elements.flatMap(({ lines }) => lines.map(({ text }) => text)).join('')).toContain(
      '<script>',
    );
  });

  test('the renderer itself requests no URL', async () => {
    requested.length = 0;
    const html = '<div style="width:100%;height:100%"><img src="http://169.254.169.254/latest"><b>a</b></div>';
    const result = await draw({ html });
    expect(result).toMatchObject({ ok: true, missingImages: ['http://169.254.169.254/latest'] });
    expect(requested).toEqual(['http://169.254.169.254/latest']);
  });

  test('handlers and unknown attributes are dropped', async () => {
    expect(await draw({ html: '<div onclick="alert(1)" srcdoc="x" style="-moz-binding:a">a</div>' })).toMatchObject({
      ok: true,
    });
  });

  test('images that are invalid, lie about their size or expand are omitted', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const lie = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    lie.writeUInt32BE(60_000, 16);
    lie.writeUInt32BE(60_000, 20);
    const images: Record<string, Buffer> = {
      'https://a.example/bomb': bomb,
      'https://a.example/lie': lie,
      'https://a.example/text': Buffer.from('<html>not found</html>'),
      'https://a.example/cut': bomb.subarray(0, 300),
      'https://a.example/svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
      ),
    };
    const html =
      '<div>{% for image in images %}<img src="{{ image }}" style="width:50px;height:50px">{% endfor %}a</div>';
    const result = await draw({
      html,
      data: { images: Object.keys(images) },
      loadImage: async (url) => images[url] ?? null,
    });
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.missingImages.length).toBe(4);
  });

  test('noise stays under 600 KB in every format', async () => {
    const noise = await sharp(randomBytes(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const result = await draw({
        html: '<img src="https://a.example/noise" style="width:1200px;height:1200px">',
        width: 1200,
        height: 1200,
        format,
        loadImage: async () => noise,
      });
      expect(result.ok && result.bytes.length, format).toBeLessThan(600_000);
    }
  });

  test('draws every script without boxes and omits what no font has', async () => {
    const text = 'Ж Ω א ع ไ 你 の 한 अ ব ਅ અ ଅ அ అ ಅ അ අ ກ ក က ა Ա አ ཀ Ꭰ ᐁ ދ ߊ ⴰ ᠠ ꀀ ∑ ♫ ★ → \ue000\u{1f9ff}\u{13000}';
    const result = await draw({ html: `<div style="font-size:30px">${text}</div>` });
    const drawn = result.ok ? result.elements.flatMap(({ lines }) => lines.map((line) => line.text)).join('') : '';
    expect(drawn).toContain('Ж');
    expect(drawn).toContain('አ');
    expect(drawn).not.toMatch(/[\ue000\u{13000}]/u);
  });

  test('draws an image after all of this', async () => {
    expect(await draw({ html: box('background:#fff') })).toMatchObject({ ok: true, width: 1200, height: 630 });
  });
});
