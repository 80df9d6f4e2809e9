import { noLimits, platform } from './platform.ts';

const types = ['jpeg', 'png', 'webp', 'gif'] as const;

// From the source code that Reddit published until 2017 (docs/platforms.md#reddit-source); today's is closed.
export const reddit = platform({
  id: 'reddit',
  evidence: {
    userAgent: ['reddit-source', 'crawler-user-agents'],
    robots: ['opengraphplus'],
    window: [],
    redirects: [],
    title: ['reddit-source'],
    description: [],
    siteName: [],
    image: ['reddit-source', 'reddit-thumbnails'],
    imageAddress: [],
    fallbackImage: ['reddit-source', 'reddit-thumbnails'],
    twitterCard: [],
    types: [],
    bytes: [],
    size: ['reddit-source'],
    layout: ['reddit-source'],
    cut: [],
    lines: [],
    host: [],
    whyNoCard: [],
    cache: [],
  },
  // The published code resolves addresses of the page's own images only, and leaves those of tags as they are.
  contradictedBy: { imageAddress: ['reddit-source'] },
  userAgent: 'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  robotsName: 'redditbot',
  tags: {
    // The person who posts writes the title; Reddit suggests og:title, else <title>.
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image', 'image_src'],
    siteName: ['og:site_name'],
  },
  // Before the page's own images, `image_src` (docs/platforms.md#reddit-source).
  fallbackImage: 'largest',
  scored: { ...noLimits, types, minWidth: 100, minHeight: 100 },
  shown: { ...noLimits, types },
  layout: ({ width, height }) =>
    width < 100 && height < 100
      ? {
          layout: 'none',
          why: {
            en: `The image is ${width}×${height} px. Below 100×100 px, Reddit shows no preview.`,
            de: `Das Bild hat ${width} × ${height} px. Unter 100 × 100 px zeigt Reddit keine Vorschau.`,
          },
        }
      : {
          layout: 'sm',
          why: {
            en: 'Reddit shows a link’s image small, to the right of the title.',
            de: 'Reddit zeigt das Bild eines Links klein rechts neben dem Titel.',
          },
        },
  lines: () => ({ title: 3, description: 0 }),
  imagePlace: { large: 'above', small: 'right' },
  note: {
    en: 'Whoever posts the link writes the title. Reddit only suggests the page’s own. We know this from code that was public until 2017.',
    de: 'Den Titel schreibt, wer den Link postet. Reddit schlägt nur den der Seite vor. Das wissen wir aus Quellcode, der bis 2017 öffentlich war.',
  },
  ownChecks: { isValidImageType: 1, hasMinSize: 1 },
});
