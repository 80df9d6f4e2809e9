import type { Card, CardImage } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';

/** An image for tests, 1200 x 630. */
export const testImage = (change: Partial<CardImage> = {}): CardImage => ({
  url: 'https://shop.example/mug.jpg',
  width: 1200,
  height: 630,
  bytes: 183_500,
  type: 'jpeg',
  alt: null,
  ...change,
});

/** A full card for tests, with the lines its platform gives; each case changes what it is about. */
export const testCard = (platform: PlatformId, change: Partial<Card> = {}): Card => ({
  platform,
  layout: 'lg',
  title: 'North Sea mug',
  description: 'Thrown by hand.',
  siteName: 'Kiln and Coast',
  host: 'shop.example',
  url: 'https://www.shop.example/products/mug',
  image: testImage(),
  moreImages: [],
  imageSize: 'xl',
  favicon: 'https://shop.example/icon.png',
  fields: [],
  accentColor: null,
  isShown: true,
  imageSource: 'tag',
  variants: [],
  lines: platforms[platform].lines(change.layout ?? 'lg'),
  reasons: [],
  ...change,
});
