import { defaultTypes, noLimits, platform } from './platform.ts';

// Documented are the crawlers and robots.txt (docs/platforms.md#perplexity-bots); the rest was observed.
export const perplexity = platform({
  id: 'perplexity',
  evidence: {
    userAgent: ['perplexity-bots'],
    robots: ['perplexity-bots'],
    window: [],
    redirects: [],
    title: ['assistant-sources'],
    description: [],
    siteName: [],
    image: ['card-thumbnails'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: [],
    bytes: [],
    size: [],
    layout: ['assistant-sources', 'card-thumbnails'],
    cut: [],
    lines: ['assistant-sources'],
    host: ['assistant-sources'],
    whyNoCard: [],
    cache: ['perplexity-bots'],
  },
  userAgent:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  robotsName: 'PerplexityBot',
  crawlerIsVerified: true,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image', 'twitter:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: defaultTypes },
  layout: () => ({
    layout: 'sm',
    why: {
      en: 'Perplexity lists its sources, some with a small image.',
      de: 'Perplexity listet seine Quellen auf, manche mit einem kleinen Bild.',
    },
  }),
  lines: () => ({ title: 2, description: 2 }),
  heading: 'host',
  imagePlace: { large: 'above', small: 'right' },
  note: {
    en: 'Perplexity documents its crawlers but not its cards, so this one doesn’t count towards the score.',
    de: 'Perplexity dokumentiert seine Crawler, aber nicht seine Karten. Diese zählt deshalb nicht mit.',
  },
  ownChecks: { isValidImageType: 1 },
});
