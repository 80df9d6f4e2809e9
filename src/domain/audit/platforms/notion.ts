import { noLimits, platform } from './platform.ts';

// Third parties only (docs/platforms.md#notion); the specification has no rule for Notion.
export const notion = platform({
  id: 'notion',
  evidence: {
    userAgent: ['crawler-user-agents'],
    robots: [],
    window: [],
    redirects: ['opengraphplus'],
    title: ['opengraphplus', 'react-notion-x'],
    description: ['opengraphplus', 'react-notion-x'],
    siteName: [],
    image: ['opengraphplus'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['opengraphplus'],
    bytes: ['opengraphplus'],
    size: [],
    layout: ['react-notion-x'],
    cut: [],
    lines: ['react-notion-x'],
    host: ['react-notion-x'],
    whyNoCard: [],
    cache: [],
  },
  userAgent: 'Notion/1.0 (https://notion.so; team@makenotion.com)',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'], maxBytes: 5 * 1024 * 1024 },
  layout: () => ({
    layout: 'sm',
    why: {
      en: 'Notion always shows the image to the right of the text.',
      de: 'Notion zeigt das Bild immer rechts neben dem Text.',
    },
  }),
  lines: () => ({ title: 1, description: 2 }),
  host: (url) => url.href, // The bookmark shows the whole URL.
  imagePlace: { large: 'above', small: 'right' },
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1, fileSizeOk: 1 },
});
