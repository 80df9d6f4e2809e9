import { defaultTypes, noLimits, platform } from './platform.ts';

export const googleMessages = platform({
  id: 'google-messages',
  evidence: {
    userAgent: ['next-31482'],
    robots: ['google-user-fetchers'],
    window: [],
    redirects: [],
    title: ['google-messages-previews', 'opengraphplus'],
    description: ['google-messages-previews', 'opengraphplus'],
    siteName: [],
    image: ['google-messages-previews', 'opengraphplus'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: [],
    bytes: [],
    size: [],
    layout: ['google-messages-previews'],
    cut: [],
    lines: ['google-messages-previews'],
    host: ['google-messages-previews'],
    whyNoCard: [],
    cache: ['google-messages-help'],
  },
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0.2924.87 Safari/537.36 Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
  // Fetches that a person causes ignore robots.txt (docs/platforms.md#google-user-fetchers).
  robotsName: null,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: defaultTypes },
  shown: { ...noLimits, types: [...defaultTypes, 'gif'] },
  layout: () => ({
    layout: 'lg',
    why: {
      en: 'Google Messages shows the image above the text. No smaller layout is known.',
      de: 'Google Messages zeigt das Bild über dem Text. Eine kleinere Darstellung ist nicht bekannt.',
    },
  }),
  note: {
    en: 'Only for people who have turned on automatic previews.',
    de: 'Nur für Personen, die automatische Vorschauen eingeschaltet haben.',
  },
  ownChecks: { isValidImageType: 1 },
});
