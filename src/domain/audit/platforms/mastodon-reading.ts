// What Mastodon's server reads before and beside the tags (docs/platforms.md#mastodon-source): oEmbed first, unless it is
// rich; then JSON-LD, then Open Graph, then HTML.

import type { Oembed, PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { isAddress, namedImage } from '#domain/audit/emulation/tag-images.ts';
import { tagValue } from '#domain/audit/emulation/visible-tags.ts';
import type { Elsewhere, EmulatedPage } from '#domain/audit/platform-rules.ts';
import type { JsonLdArticle } from '#domain/meta/meta-tag-data.ts';

const WINDOW_BYTES = 1024 * 1024;

/** The answer, if the server makes the card of it. Rich ones need scripts; a photo needs its address. */
export function usableOembed({ oembed }: PageEvidence): Oembed | null {
  if (oembed?.version !== '1.0') return null;
  if (oembed.type === 'photo') return oembed.url === null ? null : oembed;
  return oembed.type === 'link' || oembed.type === 'video' ? oembed : null;
}

export function readMastodon(seen: EmulatedPage, evidence: PageEvidence): Partial<Elsewhere> {
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

function ofOembed({ type, title, providerName, authorName, thumbnailUrl, url }: Oembed): Partial<Elsewhere> {
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
function ofArticle({ headline, description, publisherName }: JsonLdArticle): Partial<Elsewhere> {
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
