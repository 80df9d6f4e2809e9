import type { LayoutWithReason } from '#domain/audit/platform-rules.ts';
import { facebook } from './facebook.ts';
import { noLimits, platform } from './platform.ts';

/**
 * The limits of Meta's crawler for Facebook (docs/platforms.md#facebook-images); Threads asks with the same crawler.
 */
const metaImageTypes = ['jpeg', 'png', 'webp', 'gif'] as const;
const META_MAX_BYTES = 8 * 1024 * 1024;
export const metaLimits = {
  ...noLimits,
  types: metaImageTypes,
  maxBytes: META_MAX_BYTES,
  minWidth: 200,
  minHeight: 200,
};

/**
 * What Meta documents for Facebook. Facebook in fact shows smaller images large too; nobody has tested these apps, so
 * they follow the documentation.
 */
export function metaLayout({ width, height }: { width: number; height: number }): LayoutWithReason {
  return width >= 600 && height >= 315
    ? {
        layout: 'lg',
        why: {
          en: `At ${width}×${height} px, the image appears above the text.`,
          de: `Mit ${width} × ${height} px erscheint das Bild über dem Text.`,
        },
      }
    : {
        layout: 'sm-square',
        why: {
          en: `The image is ${width}×${height} px. Meta promises the large card from 600×315 px.`,
          de: `Das Bild hat ${width} × ${height} px. Die große Karte sagt Meta ab 600 × 315 px zu.`,
        },
      };
}

export const threads = platform({
  id: 'threads',
  // Meta documents its limits for Facebook; that they hold here, with the same crawler, is assumed.
  evidence: {
    userAgent: ['opengraphplus', 'trueanthem'],
    robots: ['ayrshare-440'],
    window: [],
    redirects: [],
    title: ['opengraphplus'],
    description: ['opengraphplus'],
    siteName: [],
    image: ['trueanthem'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['opengraphplus'],
    bytes: [],
    size: [],
    layout: [],
    cut: [],
    lines: [],
    host: [],
    whyNoCard: [],
    cache: ['trueanthem'],
  },
  userAgent: facebook.userAgent,
  robotsName: facebook.robotsName,
  windowBytes: facebook.windowBytes,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  relativeImages: 'refuse',
  scored: metaLimits,
  layout: metaLayout,
  // The card is image, domain and title; nobody documents it.
  lines: (layout) => ({ title: layout === 'lg' ? 1 : 2, description: 0 }),
  heading: 'host',
  readsUrl: true,
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinSize: 1, hasGoodImageRatio: 1 },
});
