import { noLimits, platform } from './platform.ts';

export const instagram = platform({
  id: 'instagram',
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
    why: { en: 'Instagram shows the image large.', de: 'Instagram zeigt das Bild groß.' },
  }),
  ownChecks: { isValidImageType: 1 },
});
