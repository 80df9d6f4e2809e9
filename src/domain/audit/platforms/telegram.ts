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
    imageAddress: [],
    fallbackImage: ['opengraphplus'],
    twitterCard: [],
    types: [],
    bytes: ['specification'],
    size: ['specification'],
    layout: ['telegram-android', 'telegram-ios', 'tdesktop'],
    cut: ['telegram-android', 'telegram-ios', 'tdesktop'],
    lines: ['telegram-android'],
    host: ['telegram-tt'],
    whyNoCard: [],
    cache: ['opengraphplus'],
  },
  // WebP failed in 2021; there is no newer source.
  contradictedBy: {
    types: ['tdesktop-16312'],
    layout: ['telegram-tt', 'tweb'],
    cut: ['telegram-tt'],
    lines: ['telegram-ios', 'tdesktop'],
  },
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
  // The clients have no threshold of 320 px (docs/specification.md#s5.15, which is scored), and they differ: those for
  // Android, iOS and the desktop draw a photo beside text small, the web client everything but an exact square large
  // (docs/platforms.md#telegram). Telegram's server and the sender can decide otherwise.
  layout: (_image, { title, description }) =>
    title === null && description === null
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
            en: 'Telegram shows the image small next to the text, on phones as on the desktop. Whoever sends the link can enlarge it.',
            de: 'Telegram zeigt das Bild klein neben dem Text, auf Handys wie am Computer. Wer den Link sendet, kann es vergrößern.',
          },
        },
  // docs/platforms.md#telegram-android
  lines: () => ({ title: 4, description: 6 }),
  client: { en: 'Android', de: 'Android' },
  variants: [
    {
      client: { en: 'iPhone', de: 'iPhone' },
      source: 'telegram-ios',
      why: {
        en: 'On iPhones, Telegram shows up to 5 lines of the title and 12 of the description, and a small image even without text.',
        de: 'Auf iPhones zeigt Telegram bis zu 5 Zeilen Titel und 12 Zeilen Beschreibung und ein kleines Bild auch ohne Text.',
      },
      rules: {
        layout: () => 'sm',
        lines: () => ({ title: 5, description: 12 }),
      },
    },
    {
      client: { en: 'Desktop', de: 'Desktop' },
      source: 'tdesktop',
      why: {
        en: 'Telegram Desktop shows five lines in all: one for the site, at most two for the title.',
        de: 'Telegram Desktop zeigt insgesamt fünf Zeilen: eine für die Website, höchstens zwei für den Titel.',
      },
      rules: {
        layout: (_image, { title, description, siteName }) =>
          title === null && description === null && siteName === null ? 'lg' : 'sm',
        lines: () => ({ title: 2, description: 2 }),
      },
    },
    {
      client: { en: 'Web', de: 'Web' },
      source: 'telegram-tt',
      why: {
        en: 'Telegram Web shows every image large that isn’t exactly square, and 170 characters of the description.',
        de: 'Telegram Web zeigt jedes Bild groß, das nicht genau quadratisch ist, und 170 Zeichen der Beschreibung.',
      },
      rules: {
        layout: ({ width, height }) => (width === height ? 'sm' : 'lg'),
        cut: { title: null, description: characters(170) },
      },
    },
  ],
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
