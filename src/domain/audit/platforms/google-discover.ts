import { noLimits, platform } from './platform.ts';

export const googleDiscover = platform({
  id: 'google-discover',
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
    why: { en: 'Google Discover shows the image large.', de: 'Google Discover zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
