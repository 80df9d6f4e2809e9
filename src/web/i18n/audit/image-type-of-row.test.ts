import { expect, test } from 'vitest';
import { imageTypeOfRow } from './reports.ts';

test.each([
  ['none', null, 'none'],
  ['none', 'https://linkbild.example/images/p/og.jpg', 'unreachable'],
  ['static', 'https://shop.example/mug.jpg', 'static'],
  ['dynamic', 'https://linkbild.example/images/p/og.jpg', 'dynamic'],
] as const)('%s with the image %s is %s', (type, url, expected) => expect(imageTypeOfRow(type, url)).toBe(expected));
