import type { CardLayout } from '#domain/audit/emulation/card.ts';
import { characters } from '#domain/audit/emulation/cut-text.ts';
import type { Text } from '#domain/language.ts';
import { platform, withoutWww } from './platform.ts';

// docs/specification.md#s5.11: jpg, jpeg, png, webm, gif, svg; "webm" is read as webp (docs/platforms.md#facebook).
const types = ['jpeg', 'png', 'webp', 'gif', 'svg'] as const;
/** No source says that Facebook draws SVG; the specification's list counts for the check alone. */
const drawnTypes = ['jpeg', 'png', 'webp', 'gif'] as const;

export const facebook = platform({
  id: 'facebook',
  evidence: {
    userAgent: ['facebook-crawler', 'crawler-user-agents'],
    robots: ['listenbrainz-3596', 'immich-15470'],
    window: ['facebook-crawler'],
    redirects: [],
    title: ['heads-up', 'metatags-io'],
    description: ['heads-up', 'metatags-io'],
    siteName: [],
    image: ['facebook-faq', 'ogp'],
    imageAddress: ['facebook-faq'],
    fallbackImage: ['opengraphplus'],
    twitterCard: [],
    types: ['specification'],
    bytes: ['facebook-images'],
    size: ['facebook-images'],
    layout: ['yoast', 'specification'],
    cut: ['calypso', 'heads-up'],
    lines: ['metatags-io', 'heads-up', 'calypso'],
    host: ['metatags-io'],
    whyNoCard: [],
    cache: ['facebook-best-practices', 'facebook-faq'],
  },
  // Meta calls images under 600×315 px "much smaller"; the threshold that we use was observed by others.
  contradictedBy: { layout: ['facebook-images'] },
  userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  // Meta names a bypass for security and integrity checks alone; a block ends the preview.
  robotsName: 'facebookexternalhit',
  windowBytes: 1024 * 1024, // docs/platforms.md#facebook-crawler: the first 1 MB; 0 to 524288 is a sample request.
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  relativeImages: 'refuse', // docs/platforms.md#facebook-faq: absolute URL.
  fallbackImage: 'page', // Observed by third parties; Meta does not document the order.
  scored: { types, maxBytes: null, minWidth: 200, minHeight: 200, maxRatio: null },
  // 8 MB: docs/platforms.md#facebook-images.
  shown: { types: drawnTypes, maxBytes: 8 * 1024 * 1024, minWidth: 200, minHeight: 200, maxRatio: null },
  layout: ({ width, height, ratio }) => {
    // docs/specification.md#s5.11
    if (width > 445 && height > 232 && ratio > 0.797) return withReason('lg', width, height);
    if (ratio > 0.95 && ratio < 1.05) return withReason('sm-square', width, height);
    // docs/platforms.md#yoast: taller than wide is a portrait.
    return withReason(ratio < 1 ? 'sm-portrait' : 'sm', width, height);
  },
  // docs/platforms.md#calypso; docs/platforms.md#heads-up says 247 and 250.
  cut: { title: characters(110), description: characters(200) },
  lines: (layout) => (layout === 'lg' ? { title: 2, description: 1 } : { title: 2, description: 4 }),
  host: (url) => withoutWww(url).toUpperCase(),
  heading: 'host',
  readsUrl: true, // docs/platforms.md#facebook-crawler
  // Base plus 6: ratio, no alternative and dimension at 1.5 each (docs/specification.md#s9.10); type 1 and perfect
  // ratio 0.5 make up the rest.
  ownChecks: {
    hasGoodImageRatio: 1.5,
    hasNoOgImageAlternative: 1.5,
    hasMinSize: 1.5,
    isValidImageType: 1,
    hasPerfectImageRatio: 0.5,
  },
});

function withReason(layout: CardLayout, width: number, height: number): { layout: CardLayout; why: Text } {
  const size = { en: `${width}×${height} px`, de: `${width} × ${height} px` };
  if (layout !== 'lg') {
    return {
      layout,
      why: {
        en: `At ${size.en}, the image is too small or too tall for the large card (over 445×232 px, ratio over 0.797).`,
        de: `Mit ${size.de} ist das Bild zu klein oder zu hoch für die große Karte (über 445 × 232 px, Seitenverhältnis über 0,797).`,
      },
    };
  }
  // Meta itself gives 600×315 as the threshold (docs/platforms.md#facebook-images); between the two numbers the card is
  // large by the specification.
  const isSafe = width >= 600 && height >= 315;
  return {
    layout,
    why: isSafe
      ? { en: `At ${size.en}, the image gets the large card.`, de: `Mit ${size.de} bekommt das Bild die große Karte.` }
      : {
          en: `At ${size.en}, the image gets the large card, though Meta only promises it from 600×315 px.`,
          de: `Mit ${size.de} bekommt das Bild die große Karte. Zugesagt ist sie von Meta allerdings erst ab 600 × 315 px.`,
        },
  };
}
