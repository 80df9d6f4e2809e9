import { noLimits, platform, usualReading } from './platform.ts';

const types = ['jpeg', 'png', 'webp', 'gif'] as const;
const MIB = 1024 * 1024;
const LARGE_FROM = 900;
const ICON_BELOW = 150;

// Order of tags: Apple's LinkPresentation extractor (docs/platforms.md#link-presentation). Sizes: Apple's technote, which
// calls them guidelines (docs/platforms.md#apple-tn3156).
export const imessage = platform({
  id: 'imessage',
  evidence: {
    userAgent: ['crawler-user-agents'],
    robots: [],
    window: ['apple-tn3156'],
    redirects: ['apple-tn3156'],
    title: ['link-presentation', 'apple-tn3156'],
    description: ['link-presentation'],
    siteName: ['apple-tn3156'],
    image: ['link-presentation', 'apple-tn3156', 'liberationtech'],
    imageAddress: ['link-presentation'],
    fallbackImage: ['link-presentation', 'apple-tn3156'],
    twitterCard: ['apple-tn3156'],
    types: [],
    bytes: ['apple-tn3156'],
    size: ['apple-tn3156'],
    layout: [],
    cut: [],
    lines: [],
    host: ['apple-tn3156'],
    whyNoCard: [],
    cache: [],
  },
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  windowBytes: MIB,
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image', 'image'],
    siteName: ['og:site_name'],
  },
  tagReading: { ...usualReading, ogAttributes: ['property', 'name', 'itemprop'] },
  prefersSecureUrl: true,
  fallbackImage: 'icon',
  scored: { ...noLimits, types },
  shown: { ...noLimits, types, maxBytes: 10 * MIB },
  layout: ({ width }) => {
    if (width >= LARGE_FROM) {
      return {
        layout: 'lg',
        why: {
          en: `The image is at least ${LARGE_FROM} px wide.`,
          de: `Das Bild ist mindestens ${LARGE_FROM} px breit.`,
        },
      };
    }
    return width < ICON_BELOW
      ? {
          layout: 'sm-square',
          why: {
            en: `The image is ${width} px wide. Below ${ICON_BELOW} px, Messages shows it as an icon or not at all.`,
            de: `Das Bild ist ${width} px breit. Unter ${ICON_BELOW} px zeigt iMessage es höchstens als Symbol.`,
          },
        }
      : {
          layout: 'sm',
          why: {
            en: `The image is ${width} px wide. Apple asks for ${LARGE_FROM} px to show it large.`,
            de: `Das Bild ist ${width} px breit. Für die große Darstellung verlangt Apple ${LARGE_FROM} px.`,
          },
        };
  },
  lines: () => ({ title: 2, description: 0 }),
  showsSeveralImages: true, // Two og:image tags are shown side by side (docs/platforms.md#liberationtech).
  readsUrl: true, // docs/platforms.md#imessage
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1 },
});
