import { knownPlatforms, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageState, StateCard, StateImage } from './page-state.ts';

export const changeKinds = [
  'tag',
  'image',
  'theme',
  'card-lost',
  'card-back',
  'image-lost',
  'image-back',
  'smaller',
  'larger',
  'words',
  'score',
] as const;

/** One thing that differs between two looks at a page. */
export type Change =
  | { kind: 'tag'; key: string; before: string | null; after: string | null; writtenBy: string | null }
  /** The file behind the image's address, or the address. */
  | { kind: 'image'; before: StateImage | null; after: StateImage | null }
  /** Changes of the cards: the bare link instead of a card, a card without its image, another size, other words. */
  | {
      kind: 'card-lost' | 'card-back' | 'image-lost' | 'image-back' | 'smaller' | 'larger' | 'words';
      platforms: PlatformId[];
    }
  | { kind: 'theme'; before: string | null; after: string | null }
  | { kind: 'score'; before: number; after: number };

/** The changes, causes first: tags and image, then the cards. Empty: a look saw the same. */
export function findChanges(before: PageState, after: PageState): Change[] {
  return [
    ...tagChanges(before, after),
    ...imageChange(before, after),
    ...(before.theme === after.theme ? [] : [{ kind: 'theme' as const, before: before.theme, after: after.theme }]),
    ...cardChanges(before, after),
    ...(before.score === after.score ? [] : [{ kind: 'score' as const, before: before.score, after: after.score }]),
  ];
}

function tagChanges(before: PageState, after: PageState): Change[] {
  const [old, fresh] = [before, after].map(({ tags }) => new Map(tags.map((tag) => [tag.key, tag])));
  const keys = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])]);
  return [...keys].flatMap((key): Change[] => {
    const [was, is] = [old?.get(key), fresh?.get(key)];
    if (was?.value === is?.value) return [];
    if (was && is && key.includes('image') && bareAddress(was.value) === bareAddress(is.value)) return [];
    const writtenBy = is?.writtenBy ?? was?.writtenBy ?? null;
    return [{ kind: 'tag', key, before: was?.value ?? null, after: is?.value ?? null, writtenBy }];
  });
}

function imageChange({ image: before }: PageState, { image: after }: PageState): Change[] {
  return comparableImage(before) === comparableImage(after) ? [] : [{ kind: 'image', before, after }];
}

/** From nothing to large: a change along this order is one that people see. */
const sizes = { none: 0, hidden: 0, sm: 1, 'sm-portrait': 1, 'sm-square': 1, lg: 2 } as const;

function cardChanges(before: PageState, after: PageState): Change[] {
  const found = new Map<Change['kind'], PlatformId[]>();
  for (const id of knownPlatforms) {
    const [was, is] = [before.cards[id], after.cards[id]];
    const kind = was && is ? cardChange(was, is) : null;
    if (kind !== null) found.set(kind, [...(found.get(kind) ?? []), id]);
  }
  return [...found].map(([kind, platforms]) => ({ kind, platforms }) as Change);
}

function cardChange(was: StateCard, is: StateCard): Extract<Change, { platforms: unknown }>['kind'] | null {
  if (was.isShown !== is.isShown) return is.isShown ? 'card-back' : 'card-lost';
  const [before, after] = [sizes[was.layout], sizes[is.layout]];
  if (before !== after) {
    if (after === 0) return 'image-lost';
    if (before === 0) return 'image-back';
    return after < before ? 'smaller' : 'larger';
  }
  return was.title === is.title && was.description === is.description ? null : 'words';
}

// Addresses of images carry tokens and times that differ in every answer and mean the same file: they are compared
// without their query as long as the file is the same.

export const bareAddress = (address: string): string => address.replace(/[?#].*$/, '');

/** Field by field: jsonb gives them back in an order of its own. */
function comparableImage(image: StateImage | null): string {
  if (image === null) return '';
  const url = bareAddress(image.url);
  if (!image.ok) return JSON.stringify([url, image.reason]);
  const { width, height, bytes, type } = image;
  return JSON.stringify([url, width, height, bytes, type]);
}
