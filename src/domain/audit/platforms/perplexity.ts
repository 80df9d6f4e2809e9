import { noLimits, platform } from './platform.ts';

export const perplexity = platform({
  id: 'perplexity',
  userAgent:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  crawlerIsVerified: true,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: { en: 'Perplexity shows the image large.', de: 'Perplexity zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
