import { noLimits, platform } from './platform.ts';

export const pinterest = platform({
  id: 'pinterest',
  userAgent: 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: { en: 'Pinterest shows the image large.', de: 'Pinterest zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
