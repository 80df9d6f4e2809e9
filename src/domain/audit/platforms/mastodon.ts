import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { EmulatedPage } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { readMastodon, usableOembed } from './mastodon-reading.ts';
import { noLimits, platform, usualReading } from './platform.ts';

// All rules are from the server's own code (docs/platforms.md#mastodon-source).
export const mastodon = platform({
  id: 'mastodon',
  evidence: {
    userAgent: ['mastodon-source'],
    robots: [],
    window: ['mastodon-source'],
    redirects: ['mastodon-source'],
    title: ['mastodon-source'],
    description: ['mastodon-source'],
    siteName: ['mastodon-source'],
    image: ['mastodon-source'],
    fallbackImage: ['mastodon-source'],
    twitterCard: ['mastodon-source'],
    types: ['mastodon-source', 'mastodon-33639'],
    bytes: ['mastodon-source'],
    size: ['mastodon-source'],
    layout: ['mastodon-source'],
    cut: ['mastodon-source'],
    lines: ['mastodon-source'],
    host: ['mastodon-source'],
    withholds: ['mastodon-source'],
    cache: ['mastodon-source'],
  },
  userAgent: 'Mastodon/4.7.0 (http.rb/5.3.1; +https://mastodon.social/) Bot',
  maxRedirects: 3,
  windowBytes: 1024 * 1024,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  // An empty text is true in Ruby, so that it ends the search; <title> counts as a child of the head.
  tagReading: {
    ...usualReading,
    keys: 'whole',
    headOnly: 'title',
    emptyTag: 'is-value',
  },
  readsElsewhere: readMastodon,
  readsOembed: true,
  imageAlt: 'og:image:alt',
  scored: { ...noLimits, types: ['jpeg', 'png', 'gif', 'webp'], maxBytes: 8 * 1024 * 1024 },
  layout: ({ width, height }, { isVideo }) => {
    if (isVideo) {
      return {
        layout: 'lg',
        why: {
          en: 'The page has a player, so Mastodon shows a video.',
          de: 'Die Seite hat einen Player, also zeigt Mastodon ein Video.',
        },
      };
    }
    return width > height
      ? {
          layout: 'lg',
          why: { en: 'The image is wider than it is tall.', de: 'Das Bild ist breiter als hoch.' },
        }
      : {
          layout: 'sm',
          why: {
            en: `The image isn’t wider than it is tall (${width}×${height} px), so Mastodon shows a small square.`,
            de: `Das Bild ist nicht breiter als hoch (${width} × ${height} px), also zeigt Mastodon ein kleines Quadrat.`,
          },
        };
  },
  // The author takes the place of the description.
  lines: (layout, seen) => ({ title: layout === 'lg' ? 2 : 1, description: seen?.author ? 0 : 1 }),
  host: (url) => url.hostname,
  withholds,
  siteNameFallsBackToHost: true,
  heading: 'site-name',
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasGoodImageRatio: 1 },
});

function withholds({ title, isVideo }: EmulatedPage, evidence: PageEvidence): Text | null {
  const { status } = evidence;
  if (status !== 200) {
    return {
      en: `The page answers with status ${status}. Mastodon only shows cards for 200.`,
      de: `Die Seite antwortet mit Status ${status}. Mastodon zeigt Karten nur bei 200.`,
    };
  }
  if (title !== null || isVideo || usableOembed(evidence) !== null) return null;
  return {
    en: 'Without a title, Mastodon shows no card. An empty og:title counts as none.',
    de: 'Ohne Titel zeigt Mastodon keine Karte. Ein leeres og:title zählt nicht.',
  };
}
