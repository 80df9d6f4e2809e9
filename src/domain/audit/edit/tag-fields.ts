import { type Cut, cutText } from '#domain/audit/emulation/cut-text.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { knownPlatforms, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { escapeAttribute, metaTag } from '#domain/audit/texts/paste-tag.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { TagEdit } from './edit-tags.ts';

/** The fields of a card that people change, instead of single tags. */
export interface TagFields {
  title: string;
  description: string;
  image: string;
  /** twitter:card */
  card: string;
  /** og:type */
  type: string;
  /** Whether title and description of the page itself follow, which search engines show. */
  withPage: boolean;
}

export function fieldsOf({ meta }: PageEvidence): TagFields {
  const { og, twitter } = meta;
  return {
    title: og.title ?? twitter.title ?? meta.title ?? '',
    description: og.description ?? twitter.description ?? meta.description ?? '',
    image: og.images[0]?.url ?? twitter.images[0]?.url ?? '',
    card: twitter.card ?? '',
    type: og.type ?? '',
    withPage: false,
  };
}

const keysOf = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description'],
  image: ['og:image', 'twitter:image', 'twitter:image:src'],
  card: ['twitter:card'],
  type: ['og:type'],
} as const;
type Field = keyof typeof keysOf;
const fieldNames = Object.keys(keysOf) as Field[];

/** The changed fields as changes of tags: the Open Graph tag, and its twin for X where the page has one. */
export function editsOf({ meta }: PageEvidence, before: TagFields, after: TagFields): TagEdit[] {
  const isThere = (key: string) => meta.tags.some((tag) => tag.key === key);
  return fieldNames.flatMap((field) => {
    const value = after[field].trim() || null;
    const [main, ...twins] = keysOf[field];
    const keys: string[] = before[field] === after[field] ? [] : [main, ...twins.filter(isThere)];
    const isOwn = after.withPage && (field === 'title' || field === 'description');
    if (isOwn && meta[field] !== value) keys.push(field);
    return keys.map((key) => ({ key, value }));
  });
}

/** The other way round: a suggestion as changes of fields, and what no field shows. */
export function applyEdits(fields: TagFields, edits: readonly TagEdit[]): { fields: TagFields; others: TagEdit[] } {
  const changed = { ...fields };
  const others: TagEdit[] = [];
  for (const edit of edits) {
    const field = fieldNames.find((name) => keysOf[name][0] === edit.key);
    if (field) changed[field] = edit.value ?? '';
    else others.push(edit);
  }
  return { fields: changed, others };
}

interface TextCut extends Pick<Cut, 'length' | 'unit'> {
  platforms: PlatformId[];
}

/** Where a text would be cut, the shortest first; platforms with the same limit together. */
export function cutsOf(text: string, field: 'title' | 'description'): TextCut[] {
  const found = new Map<string, TextCut>();
  for (const id of knownPlatforms) {
    const { cut, lines } = platforms[id];
    const limit = cut[field];
    if (limit === null || lines('lg')[field] === 0 || cutText(text, limit) === text) continue;
    const { length, unit } = limit;
    const key = `${length} ${unit}`;
    const known = found.get(key) ?? { length, unit, platforms: [] };
    known.platforms.push(id);
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

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
