import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#io/fetch/hostile-server.fixture.ts';
import { small, userAgent } from '#io/fetch/safe-fetch.fixture.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { judgeImage, probeImage, readImage, readImageTwice } from './probe-image.ts';

const files: Record<string, Buffer> = {};
let server: TestServer;
let safeFetch: SafeFetch;
let impatientFetch: SafeFetch;
const ranges: (string | undefined)[] = [];

/** A PNG header that any reader accepts, followed by the given data. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 6, 0, 0, 0], 12);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    header,
    checksum(header),
    deflateSync(Buffer.alloc(100)),
  ]);
}
const checksum = (bytes: Buffer) => {
  const sum = Buffer.alloc(4);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  sum.writeInt32BE(~crc);
  return sum;
};

beforeAll(async () => {
  const photo = sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: 'white',
    },
  });
  files['/photo.jpg'] = await photo.clone().jpeg({ quality: 95 }).toBuffer();
  files['/small.png'] = await photo.clone().resize(60, 30).png().toBuffer();
  files['/name.jpg'] = await photo.clone().resize(60, 30).webp().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const heavy = files['/photo.jpg'];
  files['/exif.jpg'] = Buffer.concat([heavy.subarray(0, 2), segment, segment, segment, heavy.subarray(2)]);
  files['/exif-only.jpg'] = Buffer.concat([heavy.subarray(0, 2), ...Array<Buffer>(30).fill(segment)]);
  files['/bomb.png'] = png(65_535, 65_535);
  files['/liar.png'] = png(9_000, 9_000);
  files['/page.png'] = Buffer.from('<!doctype html><title>no picture</title>');
  files['/half.png'] = png(60, 30).subarray(0, 20);
  files['/script.svg'] = Buffer.from(
    '<svg width="40" height="20" onload="alert(1)"><script>alert(1)</script><image href="http://169.254.169.254/"/></svg>',
  );
  files['/empty.png'] = Buffer.alloc(0);

  server = await startServer(
    {
      '/endless.jpg': (response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' }).write(heavy);
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(100_000)));
        };
        response.on('drain', more);
        more();
      },
      '/huge.jpg': (response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '400000000' }).write(heavy);
      },
      '/wrong-range.jpg': (response, request) => {
        if (!request.headers.range) response.writeHead(200).end(heavy);
        else response.writeHead(206, { 'content-range': 'bytes 0-65535/70000000' }).end(heavy.subarray(0, 900));
      },
      '/no-range.jpg': (response, request) => {
        if (request.headers.range) response.writeHead(416).end();
        else response.writeHead(200).end(heavy);
      },
      '/asks-to-wait.jpg': (response) => response.writeHead(429).end(),
      '/moved.jpg': (response) => response.writeHead(301, { location: '/photo.jpg' }).end(),
      '/to-metadata.jpg': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    },
    (response, request, url) => {
      const file = files[url.pathname];
      const mode = url.searchParams.get('mode');
      ranges.push(request.headers.range);
      if (!file) return response.writeHead(404).end();
      const [, last] = /^bytes=0-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const type = { 'content-type': 'image/png' };
      if (mode === 'chunked') return response.writeHead(200, type).write(file, () => response.end());
      if (mode === 'whole' || last === undefined || file.length === 0)
        return response.writeHead(200, { ...type, 'content-length': String(file.length) }).end(file);
      const part = file.subarray(0, Number(last) + 1);
      response.writeHead(206, { ...type, 'content-range': `bytes 0-${part.length - 1}/${file.length}` }).end(part);
    },
  );
  const allowedPrivateHosts = [`127.0.0.1:${server.port}`];
  safeFetch = createSafeFetch({ allowedPrivateHosts, limits: small });
  impatientFetch = createSafeFetch({ allowedPrivateHosts, limits: { stallMs: 300, firstByteMs: 500 } });
});
afterAll(async () => {
  await Promise.all([safeFetch.close(), impatientFetch.close()]);
  await server.close();
});

const probe = (path: string, by = safeFetch) => probeImage(by, `${server.origin}${path}`, { userAgent });

describe('probeImage', () => {
  test.each(['', '?mode=whole', '?mode=chunked'])('type, pixel size and bytes, served %s', async (mode) => {
    const bytes = files['/photo.jpg']?.length;
    expect(await probe(`/photo.jpg${mode}`)).toMatchObject({ ok: true, type: 'jpeg', width: 1200, height: 630, bytes });
    expect(await probe(`/small.png${mode}`)).toMatchObject({ ok: true, type: 'png', width: 60, height: 30 });
  });

  test('the content decides, not the name or the declared type', async () => {
    expect(await probe('/name.jpg')).toMatchObject({ ok: true, type: 'webp', contentType: 'image/png' });
  });

  test.each(['', '?mode=whole', '?mode=chunked'])('finds a size after 190 kB of EXIF, served %s', async (mode) => {
    ranges.length = 0;
    const bytes = files['/exif.jpg']?.length;
    expect(await probe(`/exif.jpg${mode}`)).toMatchObject({ ok: true, width: 1200, height: 630, bytes });
    expect(ranges).toHaveLength(mode === '' ? 2 : 1);
  });

  test('a long file of known length is not read to its end', async () => {
    expect(await probe('/huge.jpg')).toMatchObject({ ok: true, width: 1200, bytes: 400_000_000 });
  });

  test.each(['/wrong-range.jpg', '/no-range.jpg'])('%s: the whole file is requested instead', async (path) => {
    expect(await probe(path)).toMatchObject({ ok: true, width: 1200, bytes: files['/photo.jpg']?.length });
  });

  test('redirects are followed and reported', async () => {
    expect(await probe('/moved.jpg')).toMatchObject({ ok: true, finalUrl: `${server.origin}/photo.jpg` });
  });

  test('an SVG is measured, its scripts and references are ignored', async () => {
    server.hits.length = 0;
    expect(await probe('/script.svg')).toMatchObject({ ok: true, type: 'svg', width: 40, height: 20 });
    expect(server.hits).toEqual(['/script.svg']);
  });

  test.each([
    ['/bomb.png', 'too-large'],
    ['/liar.png', 'broken-image'],
    ['/page.png', 'not-an-image'],
    ['/half.png', 'broken-image'],
    ['/half.png?mode=chunked', 'broken-image'],
    ['/exif-only.jpg', 'broken-image'],
    ['/exif-only.jpg?mode=chunked', 'broken-image'],
    ['/empty.png', 'not-an-image'],
    ['/endless.jpg', 'too-large'],
    ['/missing.jpg', 'not-found'],
    ['/to-metadata.jpg', 'blocked'],
    ['/loop', 'too-many-redirects'],
    ['/gzip-bomb', 'not-an-image'],
  ])('%s: %s', async (path, reason) => expect(await probe(path)).toMatchObject({ ok: false, reason }));

  test.each(['/silent', '/slow-body'])('%s: timeout', async (path) =>
    expect(await probe(path, impatientFetch)).toMatchObject({ ok: false, reason: 'timeout' }),
  );
});

describe('an image that we did not get to read is not judged', () => {
  const readAs = (path: string, options = {}, by = safeFetch) => readImage(by, server.origin + path, options);

  test('because we are stopping', async () =>
    expect(await readAs('/photo.jpg', { signal: AbortSignal.abort() })).toBeNull());

  test('because our own reader is busy', async () => {
    const reader = { ...safeFetch.reader, run: async () => ({ ok: false, reason: 'busy' }) as const };
    expect(await readAs('/photo.jpg', {}, { ...safeFetch, reader })).toBeNull();
  });

  test('because its server asks us to wait, unless we have waited before', async () => {
    expect(await readAs('/asks-to-wait.jpg')).toBeNull();
    expect(await readAs('/asks-to-wait.jpg', { pauseRefuses: true })).toMatchObject({ ok: false, reason: 'forbidden' });
  });

  test('one that is missing is', async () => expect(await readAs('/missing.jpg')).toMatchObject({ ok: false }));
});

describe('an image that points depend on is asked for twice if the first answer may be chance', () => {
  /** Answers as the server does, as late as is given, one request after the other. */
  const readAfter = async (path: string, waits: number[]) => {
    const stream: SafeFetch['stream'] = async (...given) => {
      const answer = await safeFetch.stream(...given);
      return answer.ok ? { ...answer, ttfbMs: waits.shift() ?? 0 } : answer;
    };
    return { probe: await readImageTwice({ ...safeFetch, stream }, server.origin + path), left: waits };
  };

  test('late once: the faster answer counts', async () =>
    expect(await readAfter('/photo.jpg', [7_500, 40])).toEqual({
      probe: expect.not.objectContaining({ waitMs: expect.anything() }),
      left: [],
    }));

  test('late twice: it is late', async () =>
    expect(await readAfter('/photo.jpg', [7_500, 6_000])).toMatchObject({ probe: { ok: true, waitMs: 6_000 } }));

  test('in time, or missing: once is enough', async () => {
    expect((await readAfter('/photo.jpg', [1_200, 40])).left).toEqual([40]);
    expect((await readAfter('/missing.jpg', [40])).probe).toMatchObject({ ok: false, reason: 'not-found' });
  });
});

test('a long wait for an image is noted, a usual one is not', () => {
  const header = { kind: 'image', type: 'jpeg', width: 1200, height: 630 } as const;
  const seen = { header, bytes: 1, finalUrl: 'https://e.com/a.jpg', contentType: null };
  expect(judgeImage('https://e.com/a.jpg', { ...seen, ttfbMs: 6240.4 })).toMatchObject({ ok: true, waitMs: 6240 });
  expect(judgeImage('https://e.com/a.jpg', { ...seen, ttfbMs: 400 })).not.toHaveProperty('waitMs');
});
