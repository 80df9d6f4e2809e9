import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from '#io/render/renderer.ts';
import type { CardJob, RenderJob } from './render-job.ts';
import { createSentFiles, sentFileKey } from './sent-files.ts';

const colours = ['#c02040', '#2040c0'];
const photos = await Promise.all(
  colours.map((background) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
);
const [photo = Buffer.alloc(0), other = Buffer.alloc(0)] = photos;
const src = 'https://shop.example/photo.png';
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff2'),
);

const jobWith = (data: Uint8Array): CardJob => ({
  kind: 'draw',
  id: 1,
  html: `<img src="${src}">`,
  style: {},
  data: {},
  width: 100,
  height: 100,
  format: 'png',
  language: '',
  images: [{ src, key: sentFileKey(data), data }],
  fonts: [{ family: 'mine', key: sentFileKey(font), data: font }],
  squints: false,
  missing: [],
  isFinal: false,
});
const bytesOf = (job: RenderJob) =>
  'images' in job ? [...job.images, ...job.fonts].map(({ data }) => data !== undefined) : [];

test('bytes are sent once, and again after the process has dropped them', () => {
  const sent = createSentFiles();
  const job = jobWith(photo);
  expect(bytesOf(sent.toSend(job))).toEqual([true, true]);
  // It requests images first: the font is there, the photo is not.
  sent.answered(job, false);
  expect(bytesOf(sent.toSend(job))).toEqual([true, false]);
  sent.answered(job, true);
  expect(bytesOf(sent.toSend(job))).toEqual([false, false]);
  expect(bytesOf(sent.toSend(jobWith(Buffer.from(photo))))).toEqual([false, false]);
  expect(bytesOf(sent.toSend(jobWith(other)))).toEqual([true, false]);
  sent.reset();
  expect(bytesOf(sent.toSend(job))).toEqual([true, true]);
});

const renderer = createRenderer({ processes: 1, timeoutMs: 20_000 });
afterAll(() => renderer.close());

test('each card shows its own photo: sent again, known by name, and requested in another size', async () => {
  const seen: string[] = [];
  for (const [at, side] of [
    [0, 100],
    [0, 100],
    [1, 100],
    [0, 80],
    [1, 80],
    [0, 100],
  ] as const) {
    const html = `<div style="display:flex"><img src="${src}" style="object-fit:cover;flex-shrink:0;width:${side}px;height:${side}px"></div>`;
    const loadImage = async () => photos[at] ?? null;
    const drawn = await renderer.render({
      quota: 'test',
      html,
      data: {},
      width: 100,
      height: 100,
      format: 'png',
      loadImage,
    });
    if (!drawn.ok) throw new Error(JSON.stringify(drawn));
    const [red = 0, , blue = 0] = await sharp(drawn.bytes)
      .extract({ left: 40, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    seen.push(red > blue ? 'red' : 'blue');
  }
  expect(seen).toEqual(['red', 'red', 'blue', 'red', 'blue', 'red']);
});

test('a font sent before is used again, beside another of the same name', async () => {
  const bold = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource/poppins/files/poppins-latin-400-normal.woff2'),
  );
  const draw = async (data: Uint8Array) => {
    const html = '<div style="font-family:mine;font-size:80px">Handgemacht</div>';
    const drawn = await renderer.render({
      quota: 'test',
      html,
      data: {},
      format: 'png',
      fonts: [{ family: 'mine', data }],
    });
    if (!drawn.ok) throw new Error(JSON.stringify(drawn));
    return Buffer.from(drawn.bytes).toString('base64');
  };
  const [one, two, again] = [await draw(font), await draw(bold), await draw(font)];
  expect(again).toBe(one);
  expect(two).not.toBe(one);
});
