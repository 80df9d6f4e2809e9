import { defaultTypes, noLimits, platform } from './platform.ts';

export const line = platform({
  id: 'line',
  evidence: {
    userAgent: ['line-poker', 'crawler-user-agents'],
    robots: [],
    window: [],
    redirects: [],
    title: ['line-faq'],
    description: ['line-faq'],
    siteName: [],
    image: ['line-faq'],
    fallbackImage: ['line-faq'],
    twitterCard: [],
    types: [],
    bytes: [],
    size: [],
    layout: [],
    cut: [],
    lines: [],
    host: [],
    whyNoCard: [],
    cache: ['line-cache'],
  },
  userAgent: 'facebookexternalhit/1.1;line-poker/1.0',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: [],
  },
  fallbackImage: 'page',
  scored: { ...noLimits, types: defaultTypes },
  shown: { ...noLimits, types: [...defaultTypes, 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: {
      en: 'LINE shows the image above the text. It documents no sizes.',
      de: 'LINE zeigt das Bild über dem Text. Größen sind nicht dokumentiert.',
    },
  }),
  ownChecks: { isValidImageType: 1 },
});
