import { characters } from '#domain/audit/emulation/cut-text.ts';
import { noLimits, platform } from './platform.ts';
import { skypeUserAgent } from './skype.ts';

// Third parties only (docs/platforms.md#opengraphplus, docs/platforms.md#ogproof). The crawler is Skype's.
export const teams = platform({
  id: 'teams',
  evidence: {
    userAgent: ['opengraphplus', 'ogproof'],
    robots: [],
    window: [],
    redirects: [],
    title: ['opengraphplus'],
    description: ['opengraphplus'],
    siteName: [],
    image: ['opengraphplus'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['opengraphplus'],
    bytes: [],
    size: [],
    layout: [],
    cut: ['opengraphplus'],
    lines: [],
    host: [],
    whyNoCard: [],
    cache: ['opengraphplus', 'ogproof'],
  },
  userAgent: skypeUserAgent,
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] }, // SVG may break the card.
  layout: () => ({
    layout: 'sm',
    why: {
      en: 'Teams shows the image next to the text. Microsoft documents no other layout.',
      de: 'Teams zeigt das Bild neben dem Text. Eine andere Darstellung dokumentiert Microsoft nicht.',
    },
  }),
  cut: { title: characters(75), description: characters(200) },
  lines: () => ({ title: 2, description: 3 }),
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1 },
});
