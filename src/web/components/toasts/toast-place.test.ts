import { expect, test } from 'vitest';
import { freePlace } from './toast-place.ts';

const view = { width: 1280, height: 800 };
const toast = { width: 384, height: 70 };
const button = (left: number, top: number) => ({ left, top, width: 120, height: 40 });

test.each([
  ['nothing there: the lower right corner', [], { left: 880, bottom: 16 }],
  ['a button in the corner: above it', [button(1100, 740)], { left: 880, bottom: 64 }],
  ['a button far to the left: still the corner', [button(40, 740)], { left: 880, bottom: 16 }],
  [
    'buttons all along the right edge: the left',
    Array.from({ length: 16 }, (_, at) => button(1000, at * 50)),
    { left: 16, bottom: 16 },
  ],
] as const)('%s', (_, obstacles, place) => {
  expect(freePlace(toast, view, obstacles)).toEqual(place);
});

test('whatever is there, a notice never covers it', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const obstacles = Array.from({ length: seed % 12 }, (_, at) =>
      button((seed * 97 + at * 331) % 1200, (seed * 53 + at * 197) % 760),
    );
    const place = freePlace(toast, view, obstacles);
    if (!place) continue;
    const top = view.height - place.bottom - toast.height;
    for (const one of obstacles) {
      const across = Math.min(one.left + one.width, place.left + toast.width) - Math.max(one.left, place.left);
      const down = Math.min(one.top + one.height, top + toast.height) - Math.max(one.top, top);
      expect(across > 0 && down > 0).toBe(false);
    }
  }
});

test('where everything is full there is no place', () => {
  const full = [{ left: 0, top: 0, width: 1280, height: 800 }];
  expect(freePlace(toast, view, full)).toBeNull();
});
