import { characters } from '#domain/audit/emulation/cut-text.ts';
import type { LayoutWithReason } from '#domain/audit/platform-rules.ts';
import { noLimits, platform } from './platform.ts';

const types = ['jpeg', 'png', 'webp', 'gif'] as const; // docs/platforms.md#x-cards; SVG is rejected.
const maxBytes = 5 * 1024 * 1024;
const MAX_SIDE = 4096;
const cards = ['summary', 'summary_large_image', 'app', 'player'];

// Rules without a reference are from X's own documentation (docs/platforms.md#x-cards); the specification gives no
// pixel rule.
export const twitter = platform({
  id: 'twitter',
  evidence: {
    userAgent: ['crawler-user-agents'],
    robots: ['x-cards'],
    window: [],
    redirects: [],
    title: ['x-cards'],
    description: ['x-cards'],
    siteName: [],
    image: ['x-cards'],
    imageAddress: [],
    fallbackImage: ['x-cards'],
    twitterCard: ['x-cards'],
    types: ['x-cards'],
    bytes: ['x-cards'],
    size: ['x-cards', 'heads-up'],
    layout: ['x-cards'],
    cut: ['x-cards'],
    lines: ['og-debugger', 'calypso', 'opengraph-preview'],
    host: ['og-debugger'],
    whyNoCard: ['x-cards'],
    cache: ['opengraphplus'],
  },
  userAgent: 'Twitterbot/1.0',
  robotsName: 'Twitterbot',
  tags: {
    title: ['twitter:title', 'og:title'],
    description: ['twitter:description', 'og:description'],
    image: ['twitter:image', 'og:image'],
    siteName: ['og:site_name'],
  },
  relativeImages: 'refuse', // Every example is absolute, and nobody says that others are resolved.
  imageAlt: 'twitter:image:alt',
  twitterCardWins: 'last',
  acceptsTwitterCard: (card) => card !== null && cards.includes(card),
  scored: { types, maxBytes, minWidth: 300, minHeight: 157, maxRatio: null },
  shown: { ...noLimits, types, maxBytes },
  layout: ({ width, height }, { twitterCard }): LayoutWithReason => {
    if (width > MAX_SIDE || height > MAX_SIDE || width < 144 || height < 144) {
      return {
        layout: 'none',
        why: {
          en: `The image is ${width}×${height} px. X shows images from 144×144 to 4096×4096 px.`,
          de: `Das Bild hat ${width} × ${height} px. X zeigt Bilder von 144 × 144 bis 4096 × 4096 px.`,
        },
      };
    }
    // A player needs an image as well, and shows it as large as the player.
    if (twitterCard !== 'summary_large_image' && twitterCard !== 'player') {
      return {
        layout: 'sm',
        why: {
          en: `twitter:card is ${twitterCard ? `“${twitterCard}”` : 'missing'}. Only “summary_large_image” gives you the large card.`,
          de: `twitter:card ${twitterCard ? `ist „${twitterCard}“` : 'fehlt'}. Nur „summary_large_image“ ergibt die große Karte.`,
        },
      };
    }
    if (width < 300 || height < 157) {
      return {
        layout: 'sm',
        why: {
          en: `The image is ${width}×${height} px. The large card needs 300×157 px.`,
          de: `Das Bild hat ${width} × ${height} px. Die große Karte verlangt 300 × 157 px.`,
        },
      };
    }
    return {
      layout: 'lg',
      why: { en: `twitter:card is “${twitterCard}”.`, de: `twitter:card ist „${twitterCard}“.` },
    };
  },
  cut: { title: characters(70), description: characters(200) },
  // Since January 2024 the large card writes one line of title into the image and no description
  // (docs/platforms.md#og-debugger).
  lines: (layout) => (layout === 'lg' ? { title: 1, description: 0 } : { title: 2, description: 3 }),
  // twitter:card has no og fallback, but og:type, og:title and og:description together can produce a summary card. Every
  // card needs a title.
  whyNoCard: ({ twitterCard, title, tags }) => {
    if (title === null) {
      return {
        en: 'Without twitter:title or og:title, X shows the bare link.',
        de: 'Ohne twitter:title oder og:title zeigt X nur den Link.',
      };
    }
    return twitterCard !== null ||
      ['og:type', 'og:title', 'og:description'].every((key) => tags.some((tag) => tag.key === key))
      ? null
      : {
          en: 'Without twitter:card, X needs og:type, og:title and og:description. If one is missing, it shows the bare link.',
          de: 'Ohne twitter:card braucht X og:type, og:title und og:description. Fehlt eines davon, zeigt es nur den Link.',
        };
  },
  ownChecks: { hasValidTwitterCard: 1, isValidImageType: 1, hasGoodImageRatio: 1, fileSizeOk: 1, hasMinSize: 1 },
});
