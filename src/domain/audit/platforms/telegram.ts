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
    types: [],
    bytes: ['specification'],
    size: ['specification'],
    layout: ['tdesktop'],
    cut: ['tdesktop'],
    lines: ['tdesktop'],
    host: ['telegram-tt'],
    withholds: [],
    cache: ['opengraphplus'],
  },
  // WebP failed in 2021; there is no newer source.
  against: { types: ['tdesktop-16312'], layout: ['telegram-tt', 'tweb'], cut: ['telegram-tt'] },
  userAgent: 'TelegramBot (like TwitterBot)',
  robotsName: 'TelegramBot', // One third party says that it is obeyed; Telegram itself says nothing.
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
  // The clients have no threshold of 320 px (docs/specification.md#s5.15, which is scored), and they differ:
  // Telegram Desktop draws a photo beside text small (docs/platforms.md#tdesktop), the web client everything but an
  // exact square large (docs/platforms.md#telegram-tt). Telegram's server and the sender can decide otherwise.
  layout: (_image, { title, description, siteName }) =>
    title === null && description === null && siteName === null
      ? {
          layout: 'lg',
          why: {
            en: 'There is no text beside the image, so it appears large.',
            de: 'Neben dem Bild gibt es keinen Text, deshalb erscheint es groß.',
          },
        }
      : {
          layout: 'sm',
          why: {
            en: 'Telegram Desktop shows the image small next to the text. Whoever sends the link can enlarge it.',
            de: 'Telegram Desktop zeigt das Bild klein neben dem Text. Wer den Link sendet, kann es vergrößern.',
          },
        },
  client: { en: 'Telegram Desktop', de: 'Telegram Desktop' },
  variants: [
    {
      client: { en: 'Telegram Web', de: 'Telegram Web' },
      source: 'telegram-tt',
      why: {
        en: 'Telegram Web shows every image large that isn’t exactly square, and 170 characters of the description.',
        de: 'Telegram Web zeigt jedes Bild groß, das nicht genau quadratisch ist, und 170 Zeichen der Beschreibung.',
      },
      rules: {
        layout: ({ width, height }) => ({ layout: width === height ? 'sm' : 'lg', why: { en: '', de: '' } }),
        cut: { title: null, description: characters(170) },
      },
    },
  ],
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
