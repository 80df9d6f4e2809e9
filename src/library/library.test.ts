import { describe, expect, test } from 'vitest';
import { audit, cards, extract, type JudgeOptions, platformIds } from './index.ts';

const url = 'https://shop.example/products/vase';
const image = 'https://shop.example/vase.jpg';
const html = `<!doctype html><html lang="de"><head><meta charset="iso-8859-1"><title>Väse</title>
<meta name="description" content="Eine Vase aus Steinzeug, von Hand gedreht.">
<meta property="og:title" content="Väse"><meta property="og:image" content="https://shop.example/vase.jpg"></head><body></body></html>`;

describe('extract', () => {
  test('reads text as text, whatever encoding the page names', () => {
    expect(extract(html, { url })).toMatchObject({ title: 'Väse', og: { title: 'Väse', images: [{ url: image }] } });
  });

  test('reads bytes in the encoding that the page names', () => {
    const body = Uint8Array.from(html, (sign) => sign.charCodeAt(0));
    expect(extract(body, { url }).title).toBe('Väse');
    expect(extract(body.buffer, { url }).title).toBe('Väse');
    expect(extract(new TextEncoder().encode(html), { url, contentType: 'text/html; charset=utf-8' }).title).toBe(
      'Väse',
    );
  });

  test.each(['/products/vase', 'shop.example', 'file:///index.html', ''])('asks for a whole address, not %j', (bad) => {
    expect(() => extract(html, { url: bad })).toThrow(TypeError);
  });

  test('rejects what is neither text nor bytes', () => {
    expect(() => extract({ html } as never, { url })).toThrow(TypeError);
  });
});

describe('cards', () => {
  test('draws one for each platform, in their order', () => {
    expect(cards(html, { url }).map((card) => card.platform)).toEqual(platformIds);
  });

  test('are the same for a page that was read before', () => {
    expect(cards(extract(html, { url }))).toEqual(cards(html, { url }));
  });

  test('take the image at the caller’s word', () => {
    const [large] = cards(html, { url, platforms: ['facebook'], images: [{ url: image, width: 1200, height: 630 }] });
    const [small] = cards(html, {
      url,
      platforms: ['facebook'],
      images: [{ url: '/vase.jpg', width: 300, height: 300 }],
    });
    expect([large?.layout, small?.layout]).toEqual(['lg', 'sm-square']);
  });

  test('take the names that the command takes', () => {
    const platformsOf = (...names: NonNullable<JudgeOptions['platforms']>) =>
      cards(html, { url, platforms: names }).map(({ platform }) => platform);
    expect(platformsOf('x')).toEqual(['twitter']);
    expect(platformsOf('google', 'slack', 'x', 'twitter')).toEqual([
      'slack',
      'twitter',
      'google-search',
      'google-discover',
    ]);
    expect(audit(html, { url, platforms: ['x'] }).platforms.map(({ platform }) => platform)).toEqual(['twitter']);
  });

  test('refuse a platform that does not exist', () => {
    expect(() => cards(html, { url, platforms: ['constructor' as never] })).toThrow(/no platform/);
  });
});

describe('audit', () => {
  const failing = (images: JudgeOptions['images']) => {
    const { platforms } = audit(html, { url, images, platforms: ['whatsapp'] });
    return platforms[0]?.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  };
  const whats = (images: JudgeOptions['images']) => audit(html, { url, images }).notChecked.map(({ what }) => what);

  test('judges an image by what the caller knows', () => {
    const good = { url: image, width: 1200, height: 630, bytes: 90_000 };
    expect(failing([good])).not.toContain('fileSizeOk');
    expect(failing([{ ...good, bytes: 9_000_000 }])).toContain('fileSizeOk');
    expect(failing([{ ...good, failed: 'not-found' }])).toContain('isImageReachable');
  });

  test('says that a file was not checked of which nothing is known', () => {
    const [entry] = audit(html, { url }).notChecked;
    expect(entry).toMatchObject({ what: 'image', url: image, platforms: expect.arrayContaining(['whatsapp']) });
    expect(entry?.checks).toEqual(expect.arrayContaining(['isImageReachable', 'fileSizeOk', 'isValidImageType']));
  });

  test.each([
    ['nothing', [], ['image', 'crawlers']],
    ['its address alone', [{ url: image }], ['image', 'crawlers']],
    ['a size without bytes', [{ url: image, width: 1200, height: 630 }], ['image-bytes', 'crawlers']],
    ['all of it', [{ url: image, width: 1200, height: 630, bytes: 9 }], ['crawlers']],
    ['that it fails', [{ url: image, failed: 'timeout' as const }], ['crawlers']],
  ])('names what is missing if the caller knows %s', (_, images, expected) => {
    expect(whats(images)).toEqual(expected);
  });

  test('never asks for a file that the page does not name', () => {
    expect(audit('<title>A page</title>', { url }).notChecked.map(({ what }) => what)).toEqual(['crawlers']);
  });

  test('tells the type by the answer’s header before the ending of the address', () => {
    const invalid = (contentType: string) =>
      failing([{ url: image, width: 1200, height: 630, bytes: 9, contentType }])?.includes('isValidImageType');
    expect([invalid('image/svg+xml'), invalid('image/png')]).toEqual([true, false]);
  });
});
