import { GOOGLE_WINDOW_BYTES, googlebot, googleImageTypes, noImagePermitted, readGoogle } from './google-search.ts';
import { type LayoutWithReason, noLimits, platform } from './platform.ts';
import { googleRobots, notIndexed } from './robots-meta.ts';

/** docs/platforms.md#google-discover-docs: at least 1200 px wide and 300,000 pixels in all. */
const LARGE_WIDTH = 1200;
const LARGE_PIXELS = 300_000;

export const googleDiscover = platform({
  id: 'google-discover',
  evidence: {
    userAgent: ['google-crawlers'],
    robots: ['google-crawlers'],
    window: ['googlebot-bytes'],
    redirects: [],
    title: ['discover-headlines'],
    description: [],
    siteName: ['google-site-names'],
    image: ['google-images', 'google-discover-docs'],
    fallbackImage: [],
    twitterCard: [],
    types: ['google-images'],
    bytes: [],
    size: ['google-discover-docs'],
    layout: ['google-discover-docs', 'google-robots-meta'],
    cut: [],
    lines: [],
    host: [],
    withholds: ['google-robots-meta'],
    cache: ['google-recrawl'],
  },
  userAgent: googlebot,
  robotsName: 'Googlebot',
  crawlerIsVerified: true,
  windowBytes: GOOGLE_WINDOW_BYTES,
  tags: {
    title: ['og:title', 'title'],
    description: ['description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  readsElsewhere: readGoogle,
  scored: { ...noLimits, types: googleImageTypes, minWidth: LARGE_WIDTH },
  shown: { ...noLimits, types: googleImageTypes },
  layout: ({ width, height }, { tags }) => {
    const { image } = googleRobots(tags);
    if (image === 'none') return { layout: 'none', why: noImagePermitted };
    if (width < LARGE_WIDTH || width * height < LARGE_PIXELS) return tooSmall(width, height);
    return image === 'large' ? large : noLargeImage;
  },
  lines: () => ({ title: 3, description: 0 }),
  siteNameFallsBackToHost: true,
  imagePlace: { large: 'above', small: 'right' },
  withholds: ({ tags }) => (googleRobots(tags).isIndexed ? null : notIndexed('Google Discover')),
  note: {
    en: 'Discover shows mostly articles; nobody can ask for a place in it.',
    de: 'Discover zeigt vor allem Artikel; einen Platz darin kann man nicht verlangen.',
  },
  ownChecks: { isValidImageType: 1, hasMinWidth: 1, hasGoodImageRatio: 1 },
});

const large: LayoutWithReason = {
  layout: 'lg',
  why: {
    en: 'The image is at least 1200 px wide, and the page permits large images.',
    de: 'Das Bild ist mindestens 1200 px breit, und die Seite erlaubt große Bilder.',
  },
};

const noLargeImage: LayoutWithReason = {
  layout: 'sm-square',
  why: {
    en: 'The page does not permit large images: that takes <meta name="robots" content="max-image-preview:large">.',
    de: 'Die Seite erlaubt keine großen Bilder: Dazu braucht es <meta name="robots" content="max-image-preview:large">.',
  },
};

const tooSmall = (width: number, height: number): LayoutWithReason => ({
  layout: 'sm-square',
  why: {
    en: `The image has ${width}×${height} px; the large card takes 1200 px of width and 300,000 pixels in all.`,
    de: `Das Bild hat ${width}×${height} px; die große Karte braucht 1200 px Breite und insgesamt 300.000 Pixel.`,
  },
});
