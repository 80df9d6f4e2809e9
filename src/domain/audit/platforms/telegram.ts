import { characters } from '#domain/audit/emulation/cut-text.ts';
import { defaultTypes, noLimits, platform } from './platform.ts';

export const telegram = platform({
  id: 'telegram',
  evidence: {
    userAgent: ['crawler-user-agents'],
    robots: ['opengraphplus'],
    window: [],
    redirects: [],
    title: ['mtcute'],
    description: ['mtcute'],
    siteName: ['mtcute', 'telegram-tt'],
    image: ['mtcute', 'opengraphplus'],
    fallbackImage: ['opengraphplus'],
    twitterCard: [],
    types: ['tdesktop-16312'],
    bytes: ['specification'],
    size: ['specification'],
    layout: ['telegram-tt', 'tweb', 'tdesktop'],
    cut: ['telegram-tt'],
    lines: ['tdesktop'],
    host: ['telegram-tt'],
    withholds: [],
    cache: ['opengraphplus'],
  },
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
    label: { en: '321 px on one side', de: '321 px auf einer Seite' },
    fits: ({ width, height }) => width > 320 || height > 320,
  },
  shown: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  // The clients know no border of 320 px (docs/specification.md#s5.15, which scores): they draw an exact square small,
  // unless Telegram's server or the sender asks for the large one (docs/platforms.md#telegram-tt).
  layout: ({ width, height }) =>
    width === height
      ? {
          layout: 'sm',
          why: {
            en: `The image is exactly square (${width}×${height} px), so it appears small next to the text.`,
            de: `Das Bild ist exakt quadratisch (${width}×${height} px) und erscheint deshalb klein neben dem Text.`,
          },
        }
      : {
          layout: 'lg',
          why: {
            en: 'The image isn’t exactly square. The sender can still choose the small version.',
            de: 'Das Bild ist nicht exakt quadratisch. Wer den Link sendet, kann trotzdem die kleine Darstellung wählen.',
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
