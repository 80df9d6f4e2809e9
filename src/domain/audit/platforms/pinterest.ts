import { characters } from '#domain/audit/emulation/cut-text.ts';
import { noLimits, platform } from './platform.ts';

const types = ['jpeg', 'png', 'webp', 'gif'] as const;
const maxBytes = 20 * 1024 * 1024;

export const pinterest = platform({
  id: 'pinterest',
  evidence: {
    userAgent: ['pinterest-crawler'],
    robots: ['pinterest-crawler'],
    window: [],
    redirects: [],
    title: ['pinterest-rich-pins'],
    description: ['pinterest-rich-pins', 'pinterest-specs'],
    siteName: ['pinterest-rich-pins'],
    image: ['pinterest-meta', 'pinterest-rich-pins'],
    imageAddress: [],
    fallbackImage: ['pinterest-rich-pins'],
    twitterCard: [],
    types: ['pinterest-specs', 'opengraphplus'],
    bytes: ['pinterest-specs'],
    size: [],
    layout: ['pinterest-specs'],
    cut: ['pinterest-specs'],
    lines: ['pinterest-specs'],
    host: [],
    whyNoCard: ['pinterest-nopin'],
    cache: ['pinterest-rich-pins'],
  },
  userAgent: 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  robotsName: 'Pinterestbot',
  crawlerIsVerified: true, // By reverse DNS (docs/platforms.md#pinterest-crawler).
  tags: {
    title: ['og:title', 'title'],
    description: ['pin:description', 'og:description', 'description'],
    image: ['pin:media', 'og:image'],
    siteName: ['og:site_name'],
  },
  fallbackImage: 'page',
  // The documents name PNG and JPEG for uploads; WebP and GIF of a page are taken too, as others observed.
  scored: { ...noLimits, types, maxBytes },
  layout: ({ ratio }) =>
    ratio < 2 / 3
      ? {
          layout: 'lg',
          why: {
            en: 'The image is taller than 2:3. Pinterest may crop it in the feed.',
            de: 'Das Bild ist höher als 2:3. Pinterest schneidet es im Feed womöglich ab.',
          },
        }
      : {
          layout: 'lg',
          why: {
            en: 'Pinterest keeps the image’s shape. 2:3 (1000×1500 px) takes up the most space.',
            de: 'Pinterest behält das Seitenverhältnis bei. 2:3 (1000 × 1500 px) nimmt den meisten Platz ein.',
          },
        },
  cut: { title: characters(100), description: characters(500) },
  // No description in the feed (docs/platforms.md#pinterest-specs).
  lines: () => ({ title: 2, description: 0 }),
  siteNameFallsBackToHost: true,
  whyNoCard: ({ tags }) =>
    tags.some(({ key, value }) => key === 'pinterest' && value.toLowerCase() === 'nopin')
      ? {
          en: 'The page doesn’t allow saving to Pinterest (<meta name="pinterest" content="nopin">).',
          de: 'Die Seite verbietet das Merken auf Pinterest (<meta name="pinterest" content="nopin">).',
        }
      : null,
  ownChecks: { isValidImageType: 1, fileSizeOk: 1 },
});
