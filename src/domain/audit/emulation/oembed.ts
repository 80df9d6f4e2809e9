import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { baseOf, resolveUrl } from '#domain/meta/resolve-url.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { Oembed } from './page-evidence.ts';

const MAX_TEXT = 1_000;

/**
 * Where the page offers oEmbed as JSON: the first such link. On an https page it is requested by https, as Mastodon
 * does (docs/platforms.md#mastodon-source).
 */
export function oembedAddress({ tags }: Pick<MetaTagData, 'tags'>, pageUrl: string): string | null {
  const link = tags.find(
    (tag) =>
      tag.element === 'link' && counts(tag) && /^(?:application|text)\/json\+oembed$/i.test(tag.extra?.type ?? ''),
  );
  if (link === undefined || link.value === '') return null;
  const base = tags.find((tag) => tag.element === 'base' && counts(tag))?.value;
  const url = URL.parse(resolveUrl(link.value, baseOf(base, pageUrl)) ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (pageUrl.startsWith('https:')) url.protocol = 'https:';
  return url.href;
}

/** The usable fields of the answer; null: it is no oEmbed answer. */
export function oembedOf(answer: unknown, address: string): Oembed | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const type = textOf(fields.get('type'));
  if (type === null) return null;
  const url = (name: string) => {
    const found = textOf(fields.get(name), 4_096);
    const resolved = found === null ? null : resolveUrl(found, address);
    return resolved !== null && /^https?:/i.test(resolved) ? resolved : null;
  };
  const version = fields.get('version');
  return {
    type,
    // Many send a number; Mastodon's Ruby reads it as "1.0" too.
    version: version === 1 ? '1.0' : textOf(version),
    title: textOf(fields.get('title')),
    authorName: textOf(fields.get('author_name')),
    providerName: textOf(fields.get('provider_name')),
    thumbnailUrl: url('thumbnail_url'),
    thumbnailWidth: pixelsOf(fields.get('thumbnail_width')),
    thumbnailHeight: pixelsOf(fields.get('thumbnail_height')),
    url: type === 'photo' ? url('url') : null,
  };
}

function textOf(value: unknown, longest = MAX_TEXT): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null;
}

function pixelsOf(value: unknown): number | null {
  const pixels = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof pixels === 'number' && pixels > 0 && pixels < 100_000 ? Math.round(pixels) : null;
}
