import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { DrawJob } from './draw-job.ts';
import { createPool } from './process-pool.ts';
import { contentKey, createSentImages } from './sent-images.ts';

const colours = ['#c02040', '#2040c0'];
const photos = await Promise.all(
  colours.map((background) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
);
const src = 'https://shop.example/photo.png';
const jobWith = (data: Uint8Array, side = 100): DrawJob => ({
  kind: 'draw',
  root: {
    type: 'container',
    style: { display: 'flex' },
    children: [
      { type: 'image', src, style: { objectFit: 'cover', flexShrink: '0', width: `${side}px`, height: `${side}px` } },
    ],
  },
  css: [],
  width: 100,
  height: 100,
  format: 'png',
  language: '',
  images: [{ src, key: contentKey(data), data }],
  fonts: [],
  squints: false,
});
const bytesOf = (job: ReturnType<ReturnType<typeof createSentImages>['toSend']>) =>
  'images' in job ? job.images.map(({ data }) => data !== undefined) : [];

test('bytes are sent once, and again after the process has let go of them', () => {
  const [photo = Buffer.alloc(0), other = Buffer.alloc(0)] = photos;
  const sent = createSentImages();
  const job = jobWith(photo);
  expect(bytesOf(sent.toSend(job))).toEqual([true]);
  sent.drawn(job);
  expect(bytesOf(sent.toSend(job))).toEqual([false]);
  expect(bytesOf(sent.toSend(jobWith(Buffer.from(photo))))).toEqual([false]);
  expect(bytesOf(sent.toSend(jobWith(other)))).toEqual([true]);
  sent.forget();
  expect(bytesOf(sent.toSend(job))).toEqual([true]);
});

const pool = createPool({ size: 1, timeoutMs: 20_000 });
afterAll(() => pool.close());

test('each card shows its own photo: sent anew, known by name, and asked for again in another size', async () => {
  const seen: string[] = [];
  for (const [at, side] of [
    [0, 100],
    [0, 100],
    [1, 100],
    [0, 80],
    [1, 80],
    [0, 100],
  ] as const) {
    const answer = await pool.run(jobWith(photos[at] ?? Buffer.alloc(0), side));
    if (!answer.ok || !('picture' in answer)) throw new Error(JSON.stringify(answer));
    const [red = 0, , blue = 0] = await sharp(answer.picture.bytes)
      .extract({ left: 40, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    seen.push(red > blue ? 'red' : 'blue');
  }
  expect(seen).toEqual(['red', 'red', 'blue', 'red', 'blue', 'red']);
});
