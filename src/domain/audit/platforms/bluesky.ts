import { noLimits, platform } from './platform.ts';

export const bluesky = platform({
  id: 'bluesky',
  evidence: {
    userAgent: ['isbot'],
    robots: [],
    window: [],
    redirects: [],
    // The app asks cardyb, whose source is closed.
    title: [],
    description: [],
    siteName: [],
    image: ['social-app-4962', 'social-app-6171'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: [],
    bytes: ['bluesky-app'],
    size: ['bluesky-app'],
    layout: ['bluesky-app'],
    cut: ['bluesky-app'],
    lines: ['bluesky-app'],
    host: ['bluesky-app'],
    whyNoCard: [],
    cache: ['bluesky-app'],
  },
  userAgent:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app) Chrome/W.X.Y.Z Safari/537.36',
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image'],
    siteName: ['og:site_name'],
  },
  // The author's client re-encodes the image to at most 1 MB (docs/platforms.md#bluesky-app), so no byte limit applies
  // to the page's image.
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: (_image, { tags }) => ({
    layout: 'lg',
    why: tags.some(({ key }) => key === 'site.standard.document')
      ? {
          en: 'Bluesky shows the image on top. The page names a standard.site document. If Bluesky’s server confirms it, the card shows a larger title, and date and publication from that document. This preview leaves that out.',
          de: 'Bluesky zeigt das Bild oben. Die Seite nennt ein standard.site-Dokument: Bestätigt der Server von Bluesky es, zeigt die Karte den Titel größer und nennt Datum und Publikation aus diesem Dokument. In dieser Vorschau fehlt das.',
        }
      : {
          en: 'Bluesky always shows the image on top, cropped to 1.91:1.',
          de: 'Bluesky zeigt das Bild immer oben, auf 1,91:1 beschnitten.',
        },
  }),
  lines: (layout) => ({ title: 3, description: layout === 'none' ? 4 : 2 }), // docs/platforms.md#bluesky-app
  host: (url) => url.host, // With www (docs/platforms.md#bluesky-app).
  ownChecks: { isValidImageType: 1, hasGoodImageRatio: 1 },
});
