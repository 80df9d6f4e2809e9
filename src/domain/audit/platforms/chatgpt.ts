import { defaultTypes, noLimits, platform } from './platform.ts';
import { anyRobots, notIndexed } from './robots-meta.ts';

// Documented are the crawlers, robots.txt and noindex (docs/platforms.md#openai-bots, docs/platforms.md#openai-faq); what
// a source looks like was observed.
export const chatgpt = platform({
  id: 'chatgpt',
  evidence: {
    userAgent: ['openai-bots'],
    robots: ['openai-bots', 'openai-faq'],
    window: [],
    redirects: [],
    title: ['openai-faq'],
    description: ['assistant-sources'],
    siteName: [],
    image: ['chatgpt-open-graph'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: [],
    bytes: [],
    size: [],
    layout: ['assistant-sources'],
    cut: [],
    lines: [],
    host: [],
    whyNoCard: ['openai-faq'],
    cache: ['openai-bots'],
  },
  userAgent:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot)',
  robotsName: 'OAI-SearchBot',
  crawlerIsVerified: true,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: defaultTypes },
  layout: () => ({
    layout: 'sm',
    why: {
      en: 'ChatGPT lists its sources, with a small image at best.',
      de: 'ChatGPT nennt seine Quellen, höchstens mit einem kleinen Bild.',
    },
  }),
  lines: () => ({ title: 2, description: 2 }),
  siteNameFallsBackToHost: true,
  heading: 'site-name',
  imagePlace: { large: 'above', small: 'right' },
  whyNoCard: (seen) => (anyRobots(seen).isIndexed ? null : notIndexed('ChatGPT')),
  note: {
    en: 'OpenAI documents its crawlers but not its cards, so this one doesn’t count towards the score.',
    de: 'OpenAI dokumentiert seine Crawler, aber nicht seine Karten. Diese zählt deshalb nicht mit.',
  },
  ownChecks: { isValidImageType: 1 },
});
