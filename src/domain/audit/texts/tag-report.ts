import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { visibleTags } from '#domain/audit/emulation/visible-tags.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

/** One tag of the page: its position, who wrote it, and which platforms would read it there. */
export interface TagReportRow {
  key: string;
  value: string;
  /** As it is written in the page, its first 500 characters. */
  raw: string;
  byte: number;
  endByte: number;
  place: MetaTag['place'];
  isDuplicate: boolean;
  writtenBy: string | null;
  /** Platforms that use this key and see the tag in its position. */
  readBy: PlatformId[];
  /** Platforms that use this key and do not see the tag, because of its position. */
  missedBy: PlatformId[];
}

/** Longer values are pages of text in a tag: the beginning tells what it is. */
const MAX_VALUE = 300;
/** Real pages have fewer than a hundred; the table is drawn with every preview. */
const MAX_ROWS = 300;

/** Tags that some platform uses, and their sub-properties, in page order. */
export function tagReportOf(evidence: PageEvidence): TagReportRow[] {
  const seen = new Map(platformIds.map((id) => [id, new Set(visibleTags(evidence, platforms[id]))]));
  const tags = evidence.meta.tags.filter(isOfInterest).slice(0, MAX_ROWS);
  return tags.map((tag) => {
    const { key, value, raw, offset: byte, endOffset: endByte, place, isDuplicate, writtenBy } = tag;
    const users = platformIds.filter((id) => uses(id, tag));
    return {
      key,
      value: value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value,
      raw,
      byte,
      endByte,
      place,
      isDuplicate,
      writtenBy,
      readBy: users.filter((id) => seen.get(id)?.has(tag)),
      missedBy: users.filter((id) => !seen.get(id)?.has(tag)),
    };
  });
}

const families = /^(og|twitter|article|product|fediverse):/;
const others = ['title', 'description', 'canonical', 'theme-color', 'robots', 'image'];

const isOfInterest = (tag: MetaTag): boolean => families.test(tag.key) || others.includes(tag.key);

function uses(id: PlatformId, tag: MetaTag): boolean {
  const { tags, readsUrl, showsFields, acceptsTwitterCard, accentColor } = platforms[id];
  const keys = Object.values(tags).flat(2);
  if (keys.includes(tag.key) || (tag.key.startsWith('og:image:') && keys.includes('og:image'))) return true;
  if (tag.key === 'og:url') return readsUrl;
  if (tag.key === 'twitter:card') return !acceptsTwitterCard('summary') || id === 'twitter';
  if (tag.key === 'theme-color') return accentColor !== null;
  return showsFields && /^twitter:(label|data)[12]$/.test(tag.key);
}
