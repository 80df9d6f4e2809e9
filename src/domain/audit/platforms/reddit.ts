import { noLimits, platform } from './platform.ts';

export const reddit = platform({
  id: 'reddit',
  userAgent: 'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: { en: 'Reddit shows the image large.', de: 'Reddit zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
