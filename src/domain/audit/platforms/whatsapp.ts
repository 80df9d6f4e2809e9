import { defaultTypes, noLimits, platform } from './platform.ts';

// Up to 600,000 bytes is safe, up to 614,400 (600 KiB) a warning, above it fails (docs/platforms.md#whatsapp).
export const SAFE_BYTES = 600_000;
export const MAX_BYTES = 614_400;

export const whatsapp = platform({
  id: 'whatsapp',
  userAgent: 'WhatsApp/2.23.20.0 A',
  windowBytes: 300 * 1024, // docs/platforms.md#whatsapp-docs: the tags must be within the first 300 KB.
  // docs/platforms.md#whatsapp-docs names og tags only; Meta warns that looser fallbacks may stop working.
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  relativeImages: 'refuse', // docs/platforms.md#whatsapp-docs: absolute URL.
  // docs/specification.md#s5.12
  scored: { types: defaultTypes, maxBytes: MAX_BYTES, minWidth: 300, minHeight: 300, maxRatio: null },
  // docs/platforms.md#whatsapp-docs: width to height at most 4:1. The pixel threshold of the small card is not
  // documented; images below 300 px are drawn small.
  shown: { ...noLimits, types: defaultTypes, maxBytes: MAX_BYTES, maxRatio: 4 },
  layout: ({ width, height }) =>
    width >= 300 && height >= 300
      ? {
          layout: 'lg',
          why: { en: 'The image has at least 300×300 px.', de: 'Das Bild hat mindestens 300×300 px.' },
        }
      : {
          layout: 'sm',
          why: {
            en: `The image has ${width}×${height} px; below 300×300 px WhatsApp draws a small square at best.`,
            de: `Das Bild hat ${width}×${height} px; unter 300×300 px zeigt WhatsApp höchstens ein kleines Quadrat.`,
          },
        },
  readsUrl: true, // docs/platforms.md#whatsapp-docs
  // Base plus 5 (docs/specification.md#s9.11).
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinHeight: 1, hasMinWidth: 1, hasPerfectImageRatio: 1 },
});
