import { noLimits, platform } from './platform.ts';

export const line = platform({
  id: 'line',
  userAgent: 'facebookexternalhit/1.1;line-poker/1.0',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: { en: 'LINE shows the image large.', de: 'LINE zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
