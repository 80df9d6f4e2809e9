import { expect, test } from 'vitest';
import { page } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { sizeClassOf, sizeClassTexts } from './size-class.ts';

test.each([
  [null, 'none'],
  [{ width: 1200, height: 630 }, 'xl'],
  [{ width: 1199, height: 630 }, 'lg'],
  [{ width: 600, height: 315 }, 'lg'],
  [{ width: 599, height: 900 }, 'sm'],
  [{ width: null, height: null }, 'sm'],
])('%o is %s [3.28]', (image, expected) => {
  expect(sizeClassOf(image)).toBe(expected);
});

test.each([
  ['none', 'There is no preview image.', 'Es gibt kein Vorschaubild.'],
  ['sm', 'There is only a small preview image.', 'Es gibt nur ein kleines Vorschaubild.'],
  ['lg', 'Great! There is a large preview image.', 'Sehr gut! Es gibt ein großes Vorschaubild.'],
  ['xl', 'Fantastic! There is a very large preview image.', 'Fantastisch! Es gibt ein sehr großes Vorschaubild.'],
] as const)('the class %s has texts in both languages [8.10]', (size, en, de) => {
  expect(sizeClassTexts[size]).toEqual({ en, de });
});

test.each([
  ['lg', 'facebook', '1200x630'],
  ['sm', 'facebook', '300x200'],
  ['sm-portrait', 'facebook', '300x400'],
  ['sm-square', 'facebook', '300x300'],
  ['none', 'facebook', '100x100'],
  ['hidden', 'slack', '100x100'],
] as const)('%s on %s with %s [3.28]', (layout, platform, size) => {
  expect(platforms[platform].toCard(page({}, size)).layout).toBe(layout);
});
