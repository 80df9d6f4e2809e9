import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isLeftOut } from '../../../../test/optional-parts.ts';
import { sharpEncoder, turboEncoder } from './encode-image.ts';

const [width, height] = [240, 160];
/** Colour gradients with edges of red letters on them. */
const data = Buffer.from(
  Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x % 40 < 8 ? [200, 20, 40, 255] : [x, y, 255 - y, 255];
  }).flat(),
);
const turbo = turboEncoder();

const isWithout = isLeftOut('jpeg-turbo', turbo !== null);

// Without a build of libjpeg-turbo sharp takes over: nobody may see the difference.
test.skipIf(isWithout)('both encoders write the same image', async () => {
  const files = await Promise.all(
    [turbo, sharpEncoder].map((encode) => encode?.({ data, width, height, channels: 4 }, 86) ?? Buffer.alloc(0)),
  );
  const [one, other] = await Promise.all(files.map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })));
  expect(one?.info).toMatchObject({ width, height, channels: 3 });
  const most = one?.data.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (other?.data[at] ?? 0))), 0);
  expect(most).toBeLessThan(12);
});

test.skipIf(isWithout)('an image does not share its buffer with the next one', async () => {
  const [first, second] = [Buffer.from(data), Buffer.alloc(data.length, 255)];
  expect(turbo).not.toBeNull();
  const file = await turbo?.({ data: first, width, height, channels: 4 }, 86);
  const before = Buffer.from(file ?? []);
  await turbo?.({ data: second, width, height, channels: 4 }, 86);
  expect(file?.equals(before)).toBe(true);
});
