import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { Platform, Sources } from '../platforms/platform.ts';
import { remembering } from './memoize-by-tags.ts';
import type { PageEvidence } from './page-evidence.ts';

/** No platform reads tags in comments and templates, nor a tag cut by the end of the window. */
export function visibleTags({ meta }: PageEvidence, platform: Platform): MetaTag[] {
  const known = viewsOf(meta.tags);
  const { ogAttributes } = platform;
  // Most pages end their tags before any window does: all windows then see the same tags.
  const windowBytes = Math.min(platform.windowBytes ?? known.end, known.end);
  for (const view of known.views) {
    if (view.windowBytes === windowBytes && view.ogAttributes === ogAttributes) return view.tags;
  }
  const tags = tagsWithin(meta.tags, windowBytes, platform);
  known.views.push({ windowBytes, ogAttributes, tags });
  return tags;
}

function tagsWithin(tags: readonly MetaTag[], windowBytes: number, { ogAttributes }: Platform): MetaTag[] {
  const isSeen = (tag: MetaTag) =>
    counts(tag) &&
    tag.endOffset <= windowBytes &&
    (tag.element !== 'meta' || !tag.key.startsWith('og:') || ogAttributes.some((it) => it === tag.attribute));
  // An element with the same key in two attributes is listed twice and counts once.
  return tags.filter(isSeen).filter((tag, index, seen) => {
    const before = seen[index - 1];
    return before?.offset !== tag.offset || before.key !== tag.key;
  });
}

/** First value in the platform's order. A group means: whichever comes first in the page. */
export function tagValue(tags: readonly MetaTag[], sources: Sources): string | null {
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

interface Views {
  /** Where the last tag ends. */
  end: number;
  views: { windowBytes: number; ogAttributes: Platform['ogAttributes']; tags: MetaTag[] }[];
}

export const endOfTags = (tags: readonly MetaTag[]): number => viewsOf(tags).end;

const viewsOf = remembering(
  (tags): Views => ({
    end: tags.reduce((end, tag) => Math.max(end, tag.endOffset), 0),
    views: [],
  }),
);

const firstValuesOf = remembering((tags) => {
  const first = new Map<string, { position: number; value: string }>();
  for (const [position, { key, element, value }] of tags.entries()) {
    // `title` is the element: <meta name="title"> is ignored here.
    if (value === '' || (key === 'title') !== (element === 'title') || first.has(key)) continue;
    first.set(key, { position, value });
  }
  return first;
});
