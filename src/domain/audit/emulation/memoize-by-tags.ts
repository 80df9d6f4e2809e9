import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

/** A page has one list of tags and a few parts of it that platforms see; older ones belong to pages that are done. */
const KEPT = 8;

/**
 * Fourteen platforms look at the same tags one after the other, and most of them see the same ones: what was made of a
 * list is made once. Lists are told apart by identity; nobody changes one after its page was read. A few slots instead of
 * a WeakMap, which costs the collector more than it saves.
 */
export function remembering<Made>(make: (tags: readonly MetaTag[]) => Made): (tags: readonly MetaTag[]) => Made {
  const kept: { tags: readonly MetaTag[]; made: Made }[] = [];
  let next = 0;
  return (tags) => {
    for (const one of kept) if (one.tags === tags) return one.made;
    const made = make(tags);
    kept[next] = { tags, made };
    next = (next + 1) % KEPT;
    return made;
  };
}
