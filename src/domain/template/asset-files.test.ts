import { expect, test } from 'vitest';
import { acceptedFonts, acceptedImages, acceptFonts, acceptImages } from './asset-files.ts';

test('names every file that may be uploaded, to people and to the browser', () => {
  expect(acceptedImages).toBe('JPEG, PNG, WebP, GIF, SVG, AVIF');
  expect(acceptedFonts).toBe('WOFF2, WOFF, TTF, OTF');
  expect(acceptImages).toBe('image/jpeg,image/png,image/webp,image/gif,image/svg+xml,image/avif');
  expect(acceptFonts).toBe('.woff2,.woff,.ttf,.otf');
});
