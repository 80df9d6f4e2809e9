import { fileSize } from '#domain/format/numbers.ts';
import { defaultTypes, noLimits, platform, usualReading } from './platform.ts';

// Up to 600,000 bytes is safe, up to 614,400 (600 KiB) a warning, above it fails (docs/platforms.md#whatsapp).
export const SAFE_BYTES = 600_000;
export const MAX_BYTES = 614_400;
const MIN_WIDTH = 300;
const MAX_RATIO = 4;

export const whatsapp = platform({
  id: 'whatsapp',
  evidence: {
    userAgent: ['whatsapp-docs', 'isbot'],
    robots: [],
    window: ['whatsapp-docs'],
    redirects: [],
    title: ['whatsapp-docs'],
    description: ['whatsapp-docs'],
    siteName: [],
    image: ['whatsapp-docs'],
    imageAddress: ['whatsapp-docs'],
    fallbackImage: [],
    twitterCard: [],
    types: ['specification'],
    bytes: ['whatsapp-docs'],
    size: ['whatsapp-docs'],
    layout: ['whatsapp-docs'],
    cut: ['whatsapp-docs'],
    lines: ['whatsapp-docs', 'og-debugger', 'react-og-preview'],
    host: ['whatsapp-docs', 'og-debugger'],
    whyNoCard: ['whatsapp-docs'],
    cache: ['opengraphplus'],
  },
  userAgent: 'WhatsApp/2.26.36.72 A',
  windowBytes: 300 * 1024, // docs/platforms.md#whatsapp-docs: the tags must be within the first 300 KB.
  // docs/platforms.md#whatsapp-docs names og tags only; Meta warns that looser fallbacks may stop working.
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  // docs/platforms.md#whatsapp-docs: the tags must be inside the head.
  tagReading: { ...usualReading, headOnly: 'all' },
  relativeImages: 'refuse', // docs/platforms.md#whatsapp-docs: absolute URL.
  // docs/specification.md#s5.12
  scored: { types: defaultTypes, maxBytes: MAX_BYTES, minWidth: 300, minHeight: 300, maxRatio: null },
  // No source says that WhatsApp shows no GIF or SVG: the specification's list counts for the check alone.
  shown: { ...noLimits, types: [...defaultTypes, 'gif', 'svg'] },
  // docs/platforms.md#whatsapp-docs: 300 px of width, at most 4:1, under 600 KB; otherwise it reverts to a small preview,
  // "not to be relied on".
  layout: ({ width, height, ratio, bytes }) => {
    if (bytes !== null && bytes > MAX_BYTES) {
      return {
        layout: 'sm',
        why: {
          en: `The image is ${fileSize(bytes, 'en')}. Over ${fileSize(MAX_BYTES, 'en')}, WhatsApp shows it small at best.`,
          de: `Das Bild hat ${fileSize(bytes, 'de')}. Über ${fileSize(MAX_BYTES, 'de')} zeigt WhatsApp es höchstens klein.`,
        },
      };
    }
    if (width < MIN_WIDTH) {
      return {
        layout: 'sm',
        why: {
          en: `The image is ${width} px wide. Below ${MIN_WIDTH} px, WhatsApp shows it small at best.`,
          de: `Das Bild ist ${width} px breit. Unter ${MIN_WIDTH} px zeigt WhatsApp es höchstens klein.`,
        },
      };
    }
    if (ratio > MAX_RATIO) {
      return {
        layout: 'sm',
        why: {
          en: `The image is ${width}×${height} px. If it’s more than ${MAX_RATIO} times as wide as high, WhatsApp shows it small at best.`,
          de: `Das Bild hat ${width} × ${height} px. Ist es mehr als ${MAX_RATIO}-mal so breit wie hoch, zeigt WhatsApp es höchstens klein.`,
        },
      };
    }
    return {
      layout: 'lg',
      why: {
        en: `The image is at least ${MIN_WIDTH} px wide.`,
        de: `Das Bild ist mindestens ${MIN_WIDTH} px breit.`,
      },
    };
  },
  readsUrl: true, // docs/platforms.md#whatsapp-docs
  // Meta describes one card for all clients (docs/platforms.md#whatsapp).
  note: {
    en: 'Whether WhatsApp differs on Android, on iPhone and in the browser isn’t documented. We assume that it doesn’t.',
    de: 'Ob sich WhatsApp auf Android, auf dem iPhone und im Browser unterscheidet, ist nirgends dokumentiert. Wir gehen davon aus, dass es keine Unterschiede gibt.',
  },
  // Base plus 5 (docs/specification.md#s9.11).
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinHeight: 1, hasMinWidth: 1, hasPerfectImageRatio: 1 },
});
