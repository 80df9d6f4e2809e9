import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { linear } from '../../../../test/measured.ts';
import { few, seed } from '../../../../test/size.ts';
import { readImageHeader } from './read-image-header.ts';

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 120, b: 80, alpha: 0.5 } } });

const made: [name: string, type: string, make: () => Promise<Buffer>][] = [
  ['JPEG', 'jpeg', () => blank(640, 335).jpeg().toBuffer()],
  ['progressive JPEG', 'jpeg', () => blank(640, 335).jpeg({ progressive: true }).toBuffer()],
  [
    'JPEG with EXIF and profile',
    'jpeg',
    () =>
      blank(640, 335)
        .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
  ],
  ['PNG', 'png', () => blank(640, 335).png().toBuffer()],
  ['PNG with palette', 'png', () => blank(640, 335).png({ palette: true }).toBuffer()],
  ['WebP, lossy', 'webp', () => blank(640, 335).webp().toBuffer()],
  ['WebP, lossless', 'webp', () => blank(640, 335).webp({ lossless: true }).toBuffer()],
  ['WebP, extended', 'webp', () => blank(640, 335, 4).webp().toBuffer()],
  ['GIF', 'gif', () => blank(640, 335).gif().toBuffer()],
  ['AVIF', 'avif', () => blank(640, 335).avif({ effort: 0 }).toBuffer()],
  ['AVIF with alpha', 'avif', () => blank(640, 335, 4).avif({ effort: 0 }).toBuffer()],
];

describe('real files', () => {
  test.each(made)('%s', async (_name, type, make) => {
    const file = await make();
    expect(readImageHeader(file)).toMatchObject({ kind: 'image', type, width: 640, height: 335 });
    // Any shorter prefix never gives a wrong size: the same one, or a request for more bytes.
    for (let length = 0; length < Math.min(file.length, 700); length += 7) {
      const header = readImageHeader(file.subarray(0, length));
      if (header.kind === 'image') expect(header).toMatchObject({ width: 640, height: 335 });
      else expect(['more', 'not-an-image']).toContain(header.kind);
    }
  });

  test('the thumbnail inside EXIF is not the image', async () => {
    const thumbnail = await blank(16, 16).jpeg().toBuffer();
    const file = await blank(640, 335).jpeg().toBuffer();
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), thumbnail]);
    segment.writeUInt16BE(segment.length - 2, 2);
    const withThumbnail = Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]);
    expect(readImageHeader(withThumbnail)).toMatchObject({ width: 640, height: 335 });
  });
});

describe('SVG', () => {
  test.each([
    ['width and height', '<svg width="640" height="335">', 640, 335],
    ['units', '<svg width="1in" height="2.54cm">', 96, 96],
    ['points', '<svg width="12pt" height="1pc">', 16, 16],
    ['viewBox alone', '<svg viewBox="0 0 24 12">', 24, 12],
    ['viewBox with commas', "<svg viewBox='0,0,24,12'>", 24, 12],
    ['percentages fall back to the viewBox', '<svg width="100%" height="100%" viewBox="0 0 50 25">', 50, 25],
    ['width and viewBox', '<svg width="100" viewBox="0 0 50 25">', 100, 50],
    ['height and viewBox', '<svg height="100" viewBox="0 0 50 25">', 200, 100],
    ['no size: the CSS default', '<svg xmlns="http://www.w3.org/2000/svg">', 300, 150],
    [
      'declaration, comment, document type',
      '<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg width="3" height="2">',
      3,
      2,
    ],
    [
      'entities that are not expanded',
      '<!DOCTYPE svg [<!ENTITY a "1"><!ENTITY b "&a;&a;">]><svg xmlns="&b;" width="3" height="2">',
      3,
      2,
    ],
    ['a prefix', '<svg:svg xmlns:svg="x" width="3" height="2">', 3, 2],
    ['a byte order mark', '\ufeff<svg width="3" height="2">', 3, 2],
    [
      'scripts and references',
      '<svg width="3" height="2" onload="alert(1)"><script>alert(1)</script><image href="file:///etc/passwd"/>',
      3,
      2,
    ],
  ])('%s', (_name, text, width, height) =>
    expect(readImageHeader(Buffer.from(text))).toEqual({ kind: 'image', type: 'svg', width, height }),
  );
});

describe('lies and damage', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000', 'hex');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  test.each<[string, Buffer, string]>([
    ['PNG with a wrong checksum', png(640, 335), 'broken'],
    ['PNG cut short', png(640, 335).subarray(0, 20), 'more'],
    ['GIF of no size', Buffer.from('GIF89a\0\0\0\0'), 'broken'],
    ['JPEG that begins its scan without a frame', Buffer.from('ffd8ffda000c', 'hex'), 'broken'],
    ['JPEG with a segment of length 0', Buffer.from('ffd8ffe00000ffc0', 'hex'), 'broken'],
    ['JPEG that leaves its segments', Buffer.from('ffd8ffe00002aabbccdd', 'hex'), 'broken'],
    ['JPEG of fill bytes', Buffer.from(`ffd8${'ff'.repeat(5_000)}`, 'hex'), 'more'],
    ['WebP with an unknown chunk', Buffer.from(`RIFF\x10\0\0\0WEBPXXXX${'\0'.repeat(20)}`), 'broken'],
    [
      'AVIF without properties',
      Buffer.concat([
        Buffer.from('00000010', 'hex'),
        Buffer.from('ftypavif\0\0\0\0'),
        Buffer.from('0000000c', 'hex'),
        Buffer.from('meta\0\0\0\0'),
      ]),
      'broken',
    ],
    ['HEIC', Buffer.concat([Buffer.from('00000010', 'hex'), Buffer.from('ftypheic\0\0\0\0')]), 'not-an-image'],
    ['SVG of size 0', Buffer.from('<svg width="0" height="0">'), 'broken'],
    ['HTML', Buffer.from('<!doctype html><html><svg width="1" height="1">'), 'not-an-image'],
    ['XML', Buffer.from('<?xml version="1.0"?><urlset></urlset>'), 'not-an-image'],
    ['an unclosed comment', Buffer.from(`<!-- ${'x'.repeat(100_000)}`), 'not-an-image'],
    ['text', Buffer.from('no picture'), 'not-an-image'],
    ['nothing', Buffer.alloc(0), 'not-an-image'],
    ['BMP', Buffer.from('BM\0\0\0\0'), 'not-an-image'],
  ])('%s', (_name, bytes, kind) => expect(readImageHeader(bytes).kind).toBe(kind));

  test('never throws, whatever the bytes', async () => {
    const files = await Promise.all(made.map(([, , make]) => make()));
    const openings = [...files.map((file) => file.subarray(0, 400)), Buffer.from('<svg '), Buffer.from('<?xml ')];
    fc.assert(
      fc.property(fc.constantFrom(...openings), fc.nat(400), fc.uint8Array({ maxLength: 200 }), (file, at, noise) => {
        const bytes = Buffer.concat([file.subarray(0, at), noise, file.subarray(at + noise.length)]);
        expect(['image', 'more', 'broken', 'not-an-image']).toContain(readImageHeader(bytes).kind);
      }),
      { numRuns: few(500, 2_000), seed },
    );
  });
});

describe('arbitrary bytes', () => {
  /** What each kind of file begins with, so that its reader goes on. */
  const openings: Record<string, number[]> = {
    none: [],
    jpeg: [0xff, 0xd8, 0xff, 0xe1],
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    webp: [...Buffer.from('RIFF\u0010\0\0\0WEBPVP8X')],
    gif: [...Buffer.from('GIF89a')],
    avif: [0, 0, 0, 16, ...Buffer.from('ftypavif'), 0, 0, 0, 0],
    svg: [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" ')],
  };
  const boxes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .record({
        size: fc.oneof(fc.nat(60), fc.constantFrom(0, 1, 7, 8, 0x7fffffff, 0xffffffff)),
        type: fc.constantFrom('meta', 'iprp', 'ipco', 'ipma', 'ispe', 'irot', 'pitm'),
        inside: fc.uint8Array({ maxLength: 30 }),
      })
      .map(({ size, type, inside }) => {
        const head = Buffer.alloc(4);
        head.writeUInt32BE(size);
        return new Uint8Array([...head, ...Buffer.from(type), ...inside]);
      }),
  );
  const content = fc.array(boxes, { maxLength: 12 }).map((parts) => Buffer.concat(parts));

  test.each(Object.keys(openings))('after the opening of %s: an outcome, never an error', (kind) => {
    const start = Buffer.from(openings[kind] ?? []);
    fc.assert(
      fc.property(fc.oneof(content, fc.uint8Array({ maxLength: 300 })), (rest) => {
        const { kind: outcome } = readImageHeader(Buffer.concat([start, rest]));
        return ['image', 'more', 'broken', 'not-an-image'].includes(outcome);
      }),
      { numRuns: few(2_000, 20_000), seed },
    );
  });

  test('boxes that say that they end elsewhere cannot make it read a megabyte again and again', linear, () => {
    const box = (type: string, size: number, inside: Uint8Array) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(size);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, inside]);
    };
    const entries = Buffer.alloc(400_000, 0);
    entries.writeUInt32BE(0xffffffff, 4);
    const many = Buffer.concat(Array.from({ length: 900 }, () => box('ipma', 16, Buffer.alloc(8, 0xff))));
    const ipco = box('ipco', 8, Buffer.alloc(0));
    const iprp = box('iprp', 8 + ipco.length + many.length + entries.length, Buffer.concat([ipco, many, entries]));
    const meta = box('meta', 12 + iprp.length, Buffer.concat([Buffer.alloc(4), iprp]));
    const file = Buffer.concat([Buffer.from(openings.avif ?? []), meta]);
    expect(readImageHeader(file)).toEqual({ kind: 'broken', type: 'avif' });
  });
});
