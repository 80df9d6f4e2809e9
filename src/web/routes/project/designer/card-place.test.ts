import { expect, test } from 'vitest';
import { contrast, type Rgb, readColour } from '#domain/template/colours.ts';
import { tones } from './card-place.ts';

test('on every colour one of both lines has a contrast of at least 3', () => {
  const steps = Array.from({ length: 18 }, (_, step) => step * 15);
  const [light, dark] = [tones.light, tones.dark].map((tone) => readColour(tone) ?? [0, 0, 0]) as [Rgb, Rgb];
  const worst = Math.min(
    ...steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps.map((blue) => Math.max(contrast(light, [red, green, blue]), contrast(dark, [red, green, blue]))),
      ),
    ),
  );
  expect(worst).toBeGreaterThan(3);
});
