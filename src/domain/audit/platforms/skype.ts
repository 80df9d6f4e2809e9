import { noLimits, platform } from './platform.ts';

export const skypeUserAgent =
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com';
const types = ['jpeg', 'png'] as const; // docs/specification.md#s5.13

export const skype = platform({
  id: 'skype',
  evidence: {
    userAgent: ['crawler-user-agents', 'isbot'],
    robots: [],
    window: [],
    redirects: [],
    title: ['vivibit'],
    description: [],
    siteName: [],
    image: [],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['specification'],
    bytes: [],
    size: ['specification'],
    layout: ['rich-link-preview'],
    cut: [],
    lines: ['rich-link-preview'],
    host: ['rich-link-preview'],
    whyNoCard: [],
    cache: [],
  },
  userAgent: skypeUserAgent,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  // docs/specification.md#s5.13: larger than 320×240 earns a bonus.
  scored: { ...noLimits, types, minWidth: 321, minHeight: 241 },
  shown: { ...noLimits, types },
  perfectRatio: [1.85, 2.15], // docs/specification.md#s5.13: a ratio near 2 is best.
  layout: () => ({
    layout: 'lg',
    why: {
      en: 'Skype always filled the card with the image.',
      de: 'Skype füllte die Karte immer mit dem Bild.',
    },
  }),
  lines: () => ({ title: 1, description: 2 }),
  host: (url) => url.href,
  note: {
    en: 'Skype shut down in May 2025. Microsoft Teams uses the same crawler.',
    de: 'Skype wurde im Mai 2025 eingestellt. Microsoft Teams nutzt denselben Crawler.',
  },
  // Base plus 4 (docs/specification.md#s9.11).
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1, hasPerfectImageRatio: 1, hasMinSize: 1 },
});
