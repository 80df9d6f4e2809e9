import { noLimits, platform } from './platform.ts';

export const threads = platform({
  id: 'threads',
  userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: { en: 'Threads shows the image large.', de: 'Threads zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
