import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { escapeAttribute, metaTag } from '../texts/paste-tag.ts';
import type { TagEdit } from './edit-tags.ts';

/** The tags of changes, ready to paste; those that are removed are `removedKeys`. */
export const changedTags = (edits: readonly TagEdit[]): string =>
  edits.flatMap(({ key, value }) => (value === null ? [] : [written(key, value)])).join('\n');

export const removedKeys = (edits: readonly TagEdit[]): string[] =>
  edits.filter(({ value }) => value === null).map(({ key }) => key);

const isAboutSharing = ({ key, element }: MetaTag): boolean =>
  /^(og|twitter|article|product|fediverse):/.test(key) ||
  (element === 'title' && key === 'title') ||
  (element === 'meta' && key === 'description');

/** Every tag of the page that is about sharing, in its order. */
export const allTags = (tags: readonly MetaTag[]): string =>
  tags
    .filter((tag) => counts(tag) && isAboutSharing(tag))
    .map(({ key, value }) => written(key, value))
    .join('\n');

const written = (key: string, value: string): string =>
  key === 'title' ? `<title>${escapeAttribute(value)}</title>` : metaTag(key, value);
