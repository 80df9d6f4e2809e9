import { noLimits, platform } from './platform.ts';

const MAX_REDIRECTS = 3;

// All rules are from the server's own code (docs/platforms.md#mastodon-source). Not emulated: oEmbed, and headline and
// publisher of JSON-LD articles, which Mastodon reads first; shops have them only on blog posts, with the same words as
// their og tags.
export const mastodon = platform({
  id: 'mastodon',
  userAgent: 'Mastodon/4.4.3 (http.rb/5.3.1; +https://mastodon.social/) Bot',
  windowBytes: 1024 * 1024,
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  scored: { ...noLimits, types: ['jpeg', 'png', 'gif', 'webp'], maxBytes: 8 * 1024 * 1024 },
  layout: ({ width, height }) =>
    width > height
      ? {
          layout: 'lg',
          why: { en: 'The image is wider than high.', de: 'Das Bild ist breiter als hoch.' },
        }
      : {
          layout: 'sm',
          why: {
            en: `The image is not wider than high (${width}×${height}), so Mastodon shows a small square.`,
            de: `Das Bild ist nicht breiter als hoch (${width}×${height}), also zeigt Mastodon ein kleines Quadrat.`,
          },
        },
  lines: (layout) => ({ title: layout === 'lg' ? 2 : 1, description: 1 }),
  host: (url) => url.host,
  withholds: (_seen, { status, redirects = [] }) => {
    if (status !== 200) {
      return {
        en: `The page answers with status ${status}; Mastodon makes cards only of 200.`,
        de: `Die Seite antwortet mit Status ${status}; Mastodon erstellt Karten nur bei 200.`,
      };
    }
    if (redirects.length > MAX_REDIRECTS) {
      return {
        en: `The address redirects ${redirects.length} times; Mastodon follows ${MAX_REDIRECTS}.`,
        de: `Die Adresse leitet ${redirects.length}-mal weiter; Mastodon folgt ${MAX_REDIRECTS}-mal.`,
      };
    }
    return null;
  },
  heading: 'host',
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasGoodImageRatio: 1 },
});
