import { type CheckedPage, pathOfPage } from '#cli/targets/checked.ts';
import type { CardContent, CardImage } from '#domain/audit/emulation/card.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { imageText } from './diff-words.ts';

// Two states of a site, page by page: what people would see differently. Pure.

const previewFields = ['card', 'layout', 'image', 'title', 'description', 'siteName'] as const;
export type PreviewField = (typeof previewFields)[number];

/** One difference, with every platform that shows it. */
export interface FieldChange {
  field: PreviewField;
  before: string;
  after: string;
  /** Of another image: both, because their sizes are written differently in each language. */
  images?: { before: CardImage | null; after: CardImage | null };
  platforms: PlatformId[];
}

export interface PreviewChange {
  path: string;
  state: 'changed' | 'added' | 'removed';
  before: CheckedPage | null;
  after: CheckedPage | null;
  changes: FieldChange[];
}

/** In the order of the later state, removed pages last. Pages whose previews are the same are left out. */
export function comparePreviews(before: readonly CheckedPage[], after: readonly CheckedPage[]): PreviewChange[] {
  // Two pages that were named by themselves are compared whatever their paths.
  const [first, second] = [before[0], after[0]];
  if (first && second && before.length === 1 && after.length === 1) return changeOf(first, second);
  const old = new Map(before.map((page) => [pathOfPage(page), page]));
  const now = new Set(after.map(pathOfPage));
  return [
    ...after.flatMap((page) => changeOf(old.get(pathOfPage(page)) ?? null, page)),
    ...before.flatMap((page) => (now.has(pathOfPage(page)) ? [] : changeOf(page, null))),
  ];
}

function changeOf(before: CheckedPage | null, after: CheckedPage | null): PreviewChange[] {
  const page = after ?? before;
  if (page === null) return [];
  const path = pathOfPage(page);
  if (before === null) return [{ path, state: 'added', before, after, changes: [] }];
  if (after === null) return [{ path, state: 'removed', before, after, changes: [] }];
  const changes = changesOf(before, after);
  return changes.length === 0 ? [] : [{ path, state: 'changed', before, after, changes }];
}

function changesOf(before: CheckedPage, after: CheckedPage): FieldChange[] {
  const found: FieldChange[] = [];
  for (const platform of platformIds) {
    const [old, now] = [cardOf(before, platform), cardOf(after, platform)];
    if (old === null || now === null) continue;
    for (const field of changedFields(old, now, originsOf(before, after))) {
      const [was, is] = [textOfField(old, field), textOfField(now, field)];
      const known = found.find((one) => one.field === field && isCut(one.before, was) && isCut(one.after, is));
      const images = field === 'image' ? { images: { before: old.image, after: now.image } } : {};
      if (known === undefined) found.push({ field, before: was, after: is, ...images, platforms: [platform] });
      else {
        known.platforms.push(platform);
        known.before = longer(known.before, was);
        known.after = longer(known.after, is);
      }
    }
  }
  const order = (change: FieldChange) => previewFields.indexOf(change.field);
  return found.sort((a, b) => order(a) - order(b) || b.platforms.length - a.platforms.length);
}

/** Platforms cut texts at different lengths; that is one change, described by the longest. */
const isCut = (one: string, other: string): boolean => {
  const [a, b] = [withoutEllipsis(one), withoutEllipsis(other)];
  if (a === '' || b === '') return a === b;
  return (one !== a && b.startsWith(a)) || (other !== b && a.startsWith(b)) || one === other;
};
const withoutEllipsis = (text: string): string => text.replace(/(?<!\s)\s*(…|\.\.\.)$/, '');
const longer = (one: string, other: string): string =>
  withoutEllipsis(other).length > withoutEllipsis(one).length || (one !== other && withoutEllipsis(one) === other)
    ? other
    : one;

export const cardOf = ({ audit }: CheckedPage, platform: PlatformId): CardContent | null =>
  audit.platforms.find((one) => one.platform === platform)?.card ?? null;

const originsOf = (before: CheckedPage, after: CheckedPage): Origins => [
  new URL(before.audit.finalUrl).origin,
  new URL(after.audit.finalUrl).origin,
];
type Origins = readonly [before: string, after: string];

/** A card that appears or goes says it all. */
function changedFields(old: CardContent, now: CardContent, origins: Origins): PreviewField[] {
  if (old.isShown !== now.isShown) return ['card'];
  if (!old.isShown) return [];
  return previewFields.filter((field) => {
    if (field === 'card') return false;
    if (field === 'image') return !isSameImage(old.image, now.image, origins);
    return old[field] !== now[field];
  });
}

/** The same file under another name, as builds name files by their content, is the same image. */
function isSameImage(old: CardImage | null, now: CardImage | null, [before, after]: Origins): boolean {
  if (old === null || now === null) return old === now;
  const isSameFile =
    old.bytes === now.bytes && old.width === now.width && old.height === now.height && old.type === now.type;
  if (isSameFile && old.bytes !== null) return true;
  return isSameFile && withoutOrigin(old.url, before) === withoutOrigin(now.url, after);
}

/** A build on localhost names its images there. */
const withoutOrigin = (url: string, origin: string): string =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;

function textOfField(card: CardContent, field: PreviewField): string {
  if (field === 'card') return card.isShown ? 'card' : 'link';
  if (field === 'layout') return card.layout;
  if (field === 'image') return card.image === null ? '' : imageText(card.image, 'en');
  return card[field] ?? '';
}
