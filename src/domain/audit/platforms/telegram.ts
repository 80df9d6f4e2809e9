import { characters } from '../emulation/cut-text.ts';
import { defaultTypes, noLimits, platform } from './platform.ts';

export const telegram = platform({
  id: 'telegram',
  userAgent: 'TelegramBot (like TwitterBot)',
  // Observed, not official (docs/platforms.md#mtcute); twitter tags as a fallback (third parties).
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'description', 'twitter:description'],
    image: ['og:image', 'twitter:image'],
    siteName: ['og:site_name'],
  },
  // The specification has no type list for Telegram: the general list and the general 600 KB of
  // docs/specification.md#s5.10 apply.
  scored: { types: defaultTypes, maxBytes: 614_400, minWidth: null, minHeight: null, maxRatio: null },
  minSize: {
    label: { en: '321px on one side', de: '321px auf einer Seite' },
    fits: ({ width, height }) => width > 320 || height > 320,
  },
  shown: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  // docs/specification.md#s5.15: large if width or height is over 320. Public clients have no such threshold: it is
  // scored, but not documented behaviour.
  layout: ({ width, height }) =>
    width > 320 || height > 320
      ? {
          layout: 'lg',
          why: { en: 'One side of the image is over 320 px.', de: 'Eine Seite des Bildes ist länger als 320 px.' },
        }
      : {
          layout: 'sm',
          why: {
            en: `The image has only ${width}×${height} px, so it stands small beside the text.`,
            de: `Das Bild hat nur ${width}×${height} px und steht deshalb klein neben dem Text.`,
          },
        },
  cut: { title: null, description: characters(170) }, // docs/platforms.md#telegram-tt.
  // docs/platforms.md#tdesktop: five lines in total, one for the site, at most two for the title.
  lines: () => ({ title: 2, description: 2 }),
  siteNameFallsBackToHost: true,
  heading: 'site-name',
  imagePlace: { large: 'below', small: 'right' },
  // Base plus 5 (docs/specification.md#s9.11).
  ownChecks: {
    isValidImageType: 1,
    hasGoodImageRatio: 1,
    hasNoOgImageAlternative: 1,
    hasMinSize: 1,
    fileSizeOk: 1,
    hasSitename: 0,
  },
});
