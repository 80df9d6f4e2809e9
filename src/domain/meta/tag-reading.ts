// How a platform reads a tag: by its own order of keys, by `name=`, `property=` or either.

import type { MetaTag, MetaTagData, TagAttribute } from './meta-tag-data.ts';

export interface TagChoice {
  /**
   * Only tags whose key is in one of these attributes, tried in this order. Default: property and name, whichever comes
   * first.
   */
  attributes?: TagAttribute[];
}

/** Tags that some platform may read. No platform reads templates and comments. */
export function counts(tag: MetaTag): boolean {
  return tag.place !== 'template' && tag.place !== 'comment';
}

/** The first tag with a value: by order of keys, then of attributes, then of the page. */
export function firstTag(
  { tags }: Pick<MetaTagData, 'tags'>,
  keys: string[],
  { attributes }: TagChoice = {},
): MetaTag | null {
  for (const key of keys) {
    for (const attribute of attributes ?? [null]) {
      const found = tags.find((tag) => tag.key === key && tag.value !== '' && counts(tag) && isIn(tag, attribute));
      if (found !== undefined) return found;
    }
  }
  return null;
}

function isIn(tag: MetaTag, attribute: TagAttribute | null): boolean {
  if (tag.element !== 'meta') return true;
  if (attribute !== null) return tag.attribute === attribute;
  return tag.attribute === 'property' || tag.attribute === 'name';
}
