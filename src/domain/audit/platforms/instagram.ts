import { facebook } from './facebook.ts';
import { platform } from './platform.ts';
import { metaLayout, metaLimits } from './threads.ts';

/** Links in direct messages: captions, comments and the profile show no card. */
export const instagram = platform({
  id: 'instagram',
  // Meta documents that its crawler serves Instagram, and its limits for Facebook; that they hold here is assumed.
  evidence: {
    userAgent: ['facebook-crawler', 'opengraphplus'],
    robots: ['ayrshare-440'],
    window: ['facebook-crawler'],
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
    cut: [],
    lines: [],
    host: [],
    whyNoCard: [],
    cache: ['link-boo'],
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
  lines: () => ({ title: 2, description: 2 }),
  readsUrl: true,
  note: {
    en: 'Only in direct messages. Captions and comments show links without a card.',
    de: 'Nur in Direktnachrichten. Bildunterschriften und Kommentare zeigen Links ohne Karte.',
  },
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinSize: 1, hasGoodImageRatio: 1 },
});
