import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

/**
 * A page has one list of tags and a few subsets that platforms see; older entries belong to pages that are finished.
 */
const MAX_ENTRIES = 8;

/**
 * The platforms read the same tags in turn, and most of them see the same subset: results are computed once per
 * list. Lists are compared by identity and never change after their page was read. A few slots instead of a WeakMap,
 * which costs the garbage collector more than it saves.
 */
export function memoizeByTags<Made>(make: (tags: readonly MetaTag[]) => Made): (tags: readonly MetaTag[]) => Made {
  const entries: { tags: readonly MetaTag[]; made: Made }[] = [];
  let next = 0;
  return (tags) => {
    for (const one of entries) if (one.tags === tags) return one.made;
    const made = make(tags);
    entries[next] = { tags, made };
    next = (next + 1) % MAX_ENTRIES;
    return made;
  };
}
