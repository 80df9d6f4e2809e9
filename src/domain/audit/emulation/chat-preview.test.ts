import { describe, expect, test } from 'vitest';
import { chatPreviewOf, chatPreviewRule } from './chat-preview.ts';

const image = { url: '/a.jpg', type: 'jpeg', width: 1200, height: 630, bytes: 80_000 };
const link = { title: 'Halo table lamp', description: 'A mushroom lamp.', ogImage: image };

describe('a link in a chat [5.16]', () => {
  test.each([
    ['title', 25],
    ['description', 30],
  ] as const)('cuts the %s after %i letters', (part, length) => {
    const whole = 'ä'.repeat(length);
    expect(chatPreviewOf({ ...link, [part]: whole })[part]).toBe(whole);
    expect(chatPreviewOf({ ...link, [part]: `${whole}x` })[part]).toBe(`${whole}…`);
    // An emoji is one letter, and no half of it is left.
    expect(chatPreviewOf({ ...link, [part]: '🪔'.repeat(length + 1) })[part]).toBe(`${'🪔'.repeat(length)}…`);
  });

  test.each([
    ['png', true],
    ['jpeg', true],
    ['gif', true],
    ['svg+xml', true],
    ['webp', false],
    ['avif', false],
  ])('an image of type %s is shown: %s', (type, shown) => {
    expect(chatPreviewOf({ ...link, ogImage: { ...image, type } }).image !== null).toBe(shown);
  });

  test.each([
    [1_000_000, true],
    [1_000_001, false],
  ])('an image of %i bytes is shown: %s', (bytes, shown) => {
    expect(chatPreviewOf({ ...link, ogImage: { ...image, bytes } }).image !== null).toBe(shown);
  });

  test.each([
    [1200, 630, 'landscape'],
    [800, 800, 'square'],
    [800, 760, 'square'],
    [600, 900, 'portrait'],
  ])('%i × %i is %s', (width, height, shape) => {
    expect(chatPreviewOf({ ...link, ogImage: { ...image, width, height } }).image?.shape).toBe(shape);
  });

  test('prefers 1200 × 630, and shows a link without an image as text', () => {
    expect(chatPreviewRule.preferred).toEqual({ width: 1200, height: 630 });
    expect(chatPreviewOf({ ...link, ogImage: null }).image).toBeNull();
  });
});
