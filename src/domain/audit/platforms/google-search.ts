import { noLimits, platform } from './platform.ts';

export const googleSearch = platform({
  id: 'google-search',
  userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
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
    why: { en: 'Google Search shows the image large.', de: 'Google Search zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
