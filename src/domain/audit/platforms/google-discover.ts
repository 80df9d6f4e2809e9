import type { LayoutWithReason } from '#domain/audit/platform-rules.ts';
import { GOOGLE_WINDOW_BYTES, googlebot, googleImageTypes, noImagePermitted, readGoogle } from './google-search.ts';
import { noLimits, platform } from './platform.ts';
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
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['google-images'],
    bytes: [],
    size: ['google-discover-docs'],
    layout: ['google-discover-docs', 'google-robots-meta'],
    cut: [],
    lines: [],
    host: [],
    whyNoCard: ['google-robots-meta'],
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
  readOtherSources: readGoogle,
  scored: { ...noLimits, types: googleImageTypes, minWidth: LARGE_WIDTH },
  shown: { ...noLimits, types: googleImageTypes },
  layout: ({ width, height }, seen) => {
    const { image } = googleRobots(seen);
    if (image === 'none') return { layout: 'none', why: noImagePermitted };
    if (width < LARGE_WIDTH || width * height < LARGE_PIXELS) return tooSmall(width, height);
    return image === 'large' ? large : noLargeImage;
  },
  lines: () => ({ title: 3, description: 0 }),
  siteNameFallsBackToHost: true,
  imagePlace: { large: 'above', small: 'right' },
  whyNoCard: (seen) => (googleRobots(seen).isIndexed ? null : notIndexed('Google Discover')),
  note: {
    en: 'Discover mostly shows articles. You can’t apply for a place in it.',
    de: 'Discover zeigt vor allem Artikel. Einen Platz darin kann man nicht beantragen.',
  },
  ownChecks: { isValidImageType: 1, hasMinWidth: 1, hasGoodImageRatio: 1 },
});

const large: LayoutWithReason = {
  layout: 'lg',
  why: {
    en: 'The image is at least 1200 px wide and the page allows large images.',
    de: 'Das Bild ist mindestens 1200 px breit und die Seite erlaubt große Bilder.',
  },
};

const noLargeImage: LayoutWithReason = {
  layout: 'sm-square',
  why: {
    en: 'The page doesn’t allow large images. Add <meta name="robots" content="max-image-preview:large">.',
    de: 'Die Seite erlaubt keine großen Bilder. Ergänzen Sie <meta name="robots" content="max-image-preview:large">.',
  },
};

const tooSmall = (width: number, height: number): LayoutWithReason => ({
  layout: 'sm-square',
  why: {
    en: `The image is ${width}×${height} px. The large card needs a width of 1200 px and 300,000 pixels in total.`,
    de: `Das Bild hat ${width} × ${height} px. Die große Karte braucht 1200 px Breite und insgesamt 300.000 Pixel.`,
  },
});
