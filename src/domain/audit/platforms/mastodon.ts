import type { Oembed, PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { isAddress, namedImage } from '#domain/audit/emulation/tag-images.ts';
import { tagValue } from '#domain/audit/emulation/visible-tags.ts';
import type { EmulatedPage, NonTagFields } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import type { JsonLdArticle } from '#domain/meta/meta-tag-data.ts';
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
    imageAddress: ['mastodon-source'],
    fallbackImage: ['mastodon-source'],
    twitterCard: ['mastodon-source'],
    types: ['mastodon-source', 'mastodon-33639'],
    bytes: ['mastodon-source'],
    size: ['mastodon-source'],
    layout: ['mastodon-source'],
    cut: ['mastodon-source'],
    lines: ['mastodon-source'],
    host: ['mastodon-source'],
    whyNoCard: ['mastodon-source'],
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
  readOtherSources: readMastodon,
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
  whyNoCard,
  siteNameFallsBackToHost: true,
  heading: 'site-name',
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasGoodImageRatio: 1 },
});

function whyNoCard({ title, isVideo }: EmulatedPage, evidence: PageEvidence): Text | null {
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

// What Mastodon's server reads before and beside the tags (docs/platforms.md#mastodon-source): oEmbed first, unless it is
// rich; then JSON-LD, then Open Graph, then HTML.

const WINDOW_BYTES = 1024 * 1024;

/** The answer, if the server makes the card of it. Rich ones need scripts; a photo needs its address. */
function usableOembed({ oembed }: PageEvidence): Oembed | null {
  if (oembed?.version !== '1.0') return null;
  if (oembed.type === 'photo') return oembed.url === null ? null : oembed;
  return oembed.type === 'link' || oembed.type === 'video' ? oembed : null;
}

function readMastodon(seen: EmulatedPage, evidence: PageEvidence): Partial<NonTagFields> {
  const oembed = usableOembed(evidence);
  if (oembed !== null) return ofOembed(oembed);
  const { tags } = seen;
  const article = evidence.meta.jsonLdArticle;
  const inWindow = article !== undefined && article.endOffset <= WINDOW_BYTES ? article : null;
  const author = inWindow?.authorName ?? tagValue(tags, ['og:author', 'og:author:username'], 'is-value');
  return {
    ...(inWindow !== null && ofArticle(inWindow)),
    images: imagesOf(seen),
    author: author || null,
    creator: accountOf(tagValue(tags, ['fediverse:creator'], 'is-value')),
    isVideo: isAddress(tagValue(tags, ['twitter:player'], 'is-value') ?? ''),
  };
}

/** `@jo@social.example`, with or without the first sign; anything else resolves to no account. */
const accountOf = (value: string | null): string | null => {
  const [, name] = /^@?([\w.-]{1,60}@[\w.-]{1,100}\.\w{2,24})$/.exec(value?.trim() ?? '') ?? [];
  return name === undefined ? null : `@${name}`;
};

function ofOembed({ type, title, providerName, authorName, thumbnailUrl, url }: Oembed): Partial<NonTagFields> {
  const image = type === 'photo' ? url : thumbnailUrl;
  return {
    title,
    description: null,
    siteName: providerName || null,
    author: authorName || null,
    images: image === null ? [] : [namedImage(image)],
    isVideo: type === 'video',
    isOembed: true,
  };
}

/** An empty text is a text: it ends the search, and the card stays without it. */
function ofArticle({ headline, description, publisherName }: JsonLdArticle): Partial<NonTagFields> {
  return {
    ...(headline !== null && { title: headline.trim() || null }),
    ...(description !== null && { description: description || null }),
    ...(publisherName !== null && { siteName: publisherName || null }),
  };
}

/** Only the first og:image counts, even if it is empty, and og:image:url is another tag. */
function imagesOf({ tags, images }: EmulatedPage): EmulatedPage['images'] {
  const first = tags.find(({ key }) => key === 'og:image');
  if (first === undefined || !isAddress(first.value)) return [];
  return images.filter(({ rawUrl }) => rawUrl === first.value).slice(0, 1);
}
