import { noLimits, platform, usualReading } from './platform.ts';

// Order of tags: Apple's LinkPresentation extractor (docs/platforms.md#link-presentation). Limits and truncation are
// not documented.
export const imessage = platform({
  id: 'imessage',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image', 'image'],
    siteName: ['og:site_name'],
  },
  tagReading: { ...usualReading, ogAttributes: ['property', 'name', 'itemprop'] },
  prefersSecureUrl: true,
  fallbackImage: 'icon',
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: {
      en: 'An og:image is shown large; low-quality pictures belong in icons (Apple TN2444).',
      de: 'Ein og:image wird groß gezeigt; Bilder geringer Qualität gehören in Icons (Apple TN2444).',
    },
  }),
  lines: () => ({ title: 2, description: 0 }),
  showsSeveralImages: true, // Two og:image tags are shown side by side (docs/platforms.md#liberationtech).
  readsUrl: true, // docs/platforms.md#imessage
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1 },
});
