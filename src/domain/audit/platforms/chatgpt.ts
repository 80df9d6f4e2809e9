import { noLimits, platform } from './platform.ts';

export const chatgpt = platform({
  id: 'chatgpt',
  userAgent:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot)',
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
    why: { en: 'ChatGPT shows the image large.', de: 'ChatGPT zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
