import type { Platform, Sources, TagReading } from '#domain/audit/platform-rules.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { memoizeByTags } from './memoize-by-tags.ts';
import type { PageEvidence } from './page-evidence.ts';

/** No platform reads tags in comments and templates, nor a tag cut by the end of the window. */
export function visibleTags({ meta }: PageEvidence, platform: Platform): MetaTag[] {
  const known = viewsOf(meta.tags);
  const { tagReading } = platform;
  // Most pages end their tags before any window does: all windows then see the same tags.
  const isOpen = platform.windowBytes === null || platform.windowBytes >= known.end;
  const windowBytes = isOpen ? Number.POSITIVE_INFINITY : (platform.windowBytes ?? 0);
  for (const view of known.views) {
    if (view.windowBytes === windowBytes && view.tagReading === tagReading) return view.tags;
  }
  const found = tagsWithin(meta.tags, windowBytes, tagReading);
  // On most pages all ways of reading find the same tags: one list for all, so that results are remembered for all.
  const same = known.views.find(({ tags }) => areSame(tags, found));
  const tags = same?.tags ?? found;
  known.views.push({ windowBytes, tagReading, tags });
  return tags;
}

function areSame(one: readonly MetaTag[], other: readonly MetaTag[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function tagsWithin(tags: readonly MetaTag[], windowBytes: number, reading: TagReading): MetaTag[] {
  const seen: MetaTag[] = [];
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index] as MetaTag;
    if (!counts(tag) || tag.endOffset > windowBytes || !isReadBy(reading, tag)) continue;
    if (reading.prefersName && tag.attribute === 'property' && hasName(tags, index)) continue;
    // An element with the same key in two attributes is listed twice and counts once.
    if (!isListed(seen, tag)) seen.push(tag);
  }
  return withoutUnnamed(seen, reading);
}

/** HTML knows the description under `name` alone; in `property` it counts where there is no other. */
function withoutUnnamed(tags: MetaTag[], { keys, ogAttributes }: TagReading): MetaTag[] {
  const isUnnamed = (tag: MetaTag) => tag.key === 'description' && tag.attribute === 'property';
  if (!tags.some(isUnnamed)) return tags;
  // Signal and Mastodon ask for `name` alone; Discord takes either in page order, Apple's script `property` first.
  const asksForName = keys === 'whole' || !ogAttributes.includes('name');
  const takesEither = keys === 'exact' || ogAttributes.includes('itemprop');
  const hasNamed = tags.some(({ key, attribute, value }) => key === 'description' && attribute === 'name' && value);
  const isIgnored = asksForName || (!takesEither && hasNamed);
  return isIgnored ? tags.filter((tag) => !isUnnamed(tag)) : tags;
}

function isReadBy({ ogAttributes, keys, headOnly }: TagReading, tag: MetaTag): boolean {
  if (headOnly !== null && tag.place === 'body' && (headOnly === 'all' || tag.element === 'title')) return false;
  if (tag.element !== 'meta') return true;
  // Microdata is no tag of a preview; Apple alone reads it.
  if (tag.attribute === 'itemprop' && !ogAttributes.includes('itemprop')) return false;
  if (keys !== 'any' && tag.writtenKey !== undefined) {
    if (keys === 'exact' || tag.writtenKey.toLowerCase() !== tag.key) return false;
  }
  return !tag.key.startsWith('og:') || ogAttributes.some((it) => it === tag.attribute);
}

/** Whether the element at this place of the list has a `name` too: an element's entries stand side by side. */
function hasName(tags: readonly MetaTag[], index: number): boolean {
  const { offset } = tags[index] as MetaTag;
  for (let next = index + 1; tags[next]?.offset === offset; next++) if (tags[next]?.attribute === 'name') return true;
  return false;
}

function isListed(seen: readonly MetaTag[], { offset, key }: MetaTag): boolean {
  for (let last = seen.length - 1; seen[last]?.offset === offset; last--) if (seen[last]?.key === key) return true;
  return false;
}

/** First value in the platform's order. A group means: whichever comes first in the page. */
export function tagValue(
  tags: readonly MetaTag[],
  sources: Sources,
  emptyTag: TagReading['emptyTag'] = 'skip',
): string | null {
  if (emptyTag !== 'skip') return firstTagValue(tags, sources, emptyTag);
  const first = firstValuesOf(tags);
  for (const source of sources) {
    if (typeof source === 'string') {
      const found = first.get(source);
      if (found !== undefined) return found.value;
      continue;
    }
    let earliest: { position: number; value: string } | undefined;
    for (const key of source) {
      const found = first.get(key);
      if (found !== undefined && (earliest === undefined || found.position < earliest.position)) earliest = found;
    }
    if (earliest !== undefined) return earliest.value;
  }
  return null;
}

/** For readers that take the first tag of a key, even an empty one. */
function firstTagValue(tags: readonly MetaTag[], sources: Sources, emptyTag: 'is-missing' | 'is-value'): string | null {
  const first = firstTagsOf(tags);
  for (const source of sources) {
    for (const key of typeof source === 'string' ? [source] : source) {
      const value = first.get(key);
      if (value === undefined || (value === '' && emptyTag === 'is-missing')) continue;
      return value === '' ? null : value;
    }
  }
  return null;
}

interface Views {
  /** Where the last tag for texts and images ends; links and microdata may be anywhere and do not count. */
  end: number;
  views: { windowBytes: number; tagReading: TagReading; tags: MetaTag[] }[];
}

export const endOfTags = (tags: readonly MetaTag[]): number => viewsOf(tags).end;

const isOfCards = ({ element, attribute }: MetaTag): boolean => element !== 'link' && attribute !== 'itemprop';

const viewsOf = memoizeByTags(
  (tags): Views => ({
    end: tags.reduce((end, tag) => (isOfCards(tag) ? Math.max(end, tag.endOffset) : end), 0),
    views: [],
  }),
);

const firstTagsOf = memoizeByTags((tags) => {
  const first = new Map<string, string>();
  for (const { key, element, value } of tags) {
    if ((key === 'title') === (element === 'title') && !first.has(key)) first.set(key, value);
  }
  return first;
});

const firstValuesOf = memoizeByTags((tags) => {
  const first = new Map<string, { position: number; value: string }>();
  for (const [position, { key, element, value }] of tags.entries()) {
    // `title` is the element: <meta name="title"> is ignored here.
    if (value === '' || (key === 'title') !== (element === 'title') || first.has(key)) continue;
    first.set(key, { position, value });
  }
  return first;
});
