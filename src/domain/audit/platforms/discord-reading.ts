// How Discord makes texts, images and a layout of a page (docs/platforms.md#discord-docs).

import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { namedImage } from '#domain/audit/emulation/tag-images.ts';
import { tagValue } from '#domain/audit/emulation/visible-tags.ts';
import type { EmulatedPage, LayoutWithReason, NonTagFields, SizedImage } from '#domain/audit/platform-rules.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

const videoTags = ['og:video', 'og:video:url', 'og:video:secure_url', 'twitter:player:stream'];

type LayoutTag = 'summary_large_image' | 'photo' | 'video' | 'rich';

/** Of twitter:card and og:type together the last one that means something. */
export function layoutTagOf(tags: readonly MetaTag[]): LayoutTag | null {
  for (let at = tags.length - 1; at >= 0; at--) {
    const { key, value: written } = tags[at] as MetaTag;
    if (key !== 'twitter:card' && key !== 'og:type') continue;
    const value = written.toLowerCase();
    if (key === 'twitter:card') {
      if (value === 'summary_large_image' || value === 'photo') return value;
      if (value === 'player') return 'video';
    } else if (key === 'og:type') {
      if (value === 'rich') return value;
      if (value === 'instapp:photo') return 'photo';
      if (value === 'video' || value.startsWith('video.')) return 'video';
    }
  }
  return null;
}

export function readDiscord(seen: EmulatedPage, { oembed }: PageEvidence): Partial<NonTagFields> {
  const { tags, images } = seen;
  const found: Partial<NonTagFields> = {};
  if (seen.title === null && seen.description === null) {
    const [title, description] = [tagValue(tags, ['title']), tagValue(tags, ['description'])];
    if (title !== null && description !== null) Object.assign(found, { title, description });
  }
  // The same image under two tags is one.
  const distinct = images.filter(({ url }, index) => images.findIndex((other) => other.url === url) === index);
  if (distinct.length < images.length) found.images = distinct;
  found.isVideo =
    layoutTagOf(tags) === 'video' && images.length > 0 && videoTags.some((key) => tagValue(tags, [key]) !== null);
  // oEmbed runs after the tags and fills gaps; only the provider goes first.
  if (!oembed) return found;
  if (oembed.title && seen.title === null) found.title = oembed.title;
  if (oembed.providerName) found.siteName = oembed.providerName;
  if (oembed.authorName) found.author = oembed.authorName;
  const { thumbnailUrl, thumbnailWidth: width, thumbnailHeight: height } = oembed;
  if (images.length === 0 && thumbnailUrl !== null && width !== null && height !== null) {
    found.images = [namedImage(thumbnailUrl, { width, height })];
  }
  return found;
}

export function discordLayout(_image: SizedImage, seen: EmulatedPage): LayoutWithReason {
  const tag = layoutTagOf(seen.tags);
  if (seen.isVideo) {
    return {
      layout: 'lg',
      why: {
        en: 'The page has a video. Discord plays it and shows the image until then.',
        de: 'Die Seite hat ein Video. Discord spielt es ab und zeigt das Bild als Standbild.',
      },
    };
  }
  if (tag === 'photo') {
    return {
      layout: 'lg',
      why: {
        en: 'twitter:card is “photo”, so only the image appears.',
        de: 'twitter:card ist „photo“, also erscheint nur das Bild.',
      },
    };
  }
  if (seen.images.length > 1) {
    const count = Math.min(4, seen.images.length);
    return {
      layout: 'lg',
      why: {
        en: `The page lists ${seen.images.length} images, so Discord shows a gallery of ${count}.`,
        de: `Die Seite nennt ${seen.images.length} Bilder, also zeigt Discord eine Galerie aus ${count}.`,
      },
    };
  }
  return tag === 'summary_large_image'
    ? {
        layout: 'lg',
        why: { en: 'twitter:card is “summary_large_image”.', de: 'twitter:card ist „summary_large_image“.' },
      }
    : {
        layout: 'sm',
        why: {
          en: 'Without twitter:card “summary_large_image”, Discord shows a thumbnail on the right.',
          de: 'Ohne twitter:card „summary_large_image“ zeigt Discord nur eine Miniatur rechts.',
        },
      };
}
