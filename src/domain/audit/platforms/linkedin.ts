import { platform } from './platform.ts';

// The specification has no rule for LinkedIn: all numbers come from LinkedIn's help pages as quoted by others
// (docs/platforms.md#linkedin-help).
const limits = {
  types: ['jpeg', 'png', 'gif', 'webp'], // WebP since 2024 (docs/platforms.md#godot-893); the help page does not name it.
  maxBytes: 5 * 1024 * 1024,
  minWidth: 200,
  minHeight: 200,
  maxRatio: null,
} as const;
const WIDE_FROM = 401;

export const linkedin = platform({
  id: 'linkedin',
  evidence: {
    userAgent: ['crawler-user-agents'],
    robots: ['post-inspector', 'opengraphplus'],
    window: [],
    redirects: ['opengraphplus'],
    title: ['linkedin-help', 'opengraphplus'],
    description: ['linkedin-help', 'opengraphplus'],
    siteName: [],
    image: ['linkedin-help'],
    imageAddress: ['auditbuffet'],
    fallbackImage: ['linkedin-26'],
    twitterCard: ['opengraphplus'],
    types: ['godot-893', 'linkedin-help'],
    bytes: ['linkedin-help'],
    size: ['linkedin-help'],
    layout: ['careerarc', 'linkedin-help'],
    cut: [],
    lines: ['og-debugger', 'metatags-io'],
    host: ['og-debugger'],
    whyNoCard: [],
    cache: ['revel-623'],
  },
  userAgent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  robotsName: 'LinkedInBot', // Post Inspector: "blocked by rules set in robots.txt".
  // No twitter:* tags (several third parties).
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  relativeImages: 'refuse', // Third party (docs/platforms.md#auditbuffet).
  fallbackImage: 'page', // docs/platforms.md#linkedin-26: often the wrong image.
  scored: limits,
  // Organic posts have shown a small thumbnail since 2024, sponsored ones the wide image (docs/platforms.md#linkedin);
  // the thumbnail is the default.
  layout: ({ width }) => ({
    layout: 'sm',
    why:
      width >= WIDE_FROM
        ? {
            en: 'LinkedIn shows a small image in regular posts and a wide one in sponsored posts.',
            de: 'LinkedIn zeigt in normalen Beiträgen ein kleines Bild und in gesponserten ein breites.',
          }
        : {
            en: `The image is only ${width} px wide. Below 401 px, LinkedIn shows it small in every post.`,
            de: `Das Bild ist nur ${width} px breit. Unter 401 px zeigt LinkedIn es in jedem Beitrag klein.`,
          },
  }),
  client: { en: 'Regular post', de: 'Normaler Beitrag' },
  variants: [
    {
      client: { en: 'Sponsored post', de: 'Gesponserter Beitrag' },
      source: 'linkedin-help',
      why: {
        en: 'In sponsored posts, an image from 401 px of width is wide.',
        de: 'In gesponserten Beiträgen erscheint ein Bild ab 401 px Breite breit.',
      },
      rules: { layout: ({ width }) => (width >= WIDE_FROM ? 'lg' : 'sm') },
    },
  ],
  lines: () => ({ title: 2, description: 0 }),
  readsUrl: true, // docs/platforms.md#linkedin
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1, hasNoOgImageAlternative: 1, fileSizeOk: 1, hasMinSize: 1 },
});
