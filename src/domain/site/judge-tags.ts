// The one judge of a page's image tags: whether platforms show our image, and who wrote the tag that is in the way.
// docs/decisions/049-connected-sites.md

import type { MetaImage, MetaTag, MetaTagData } from '#domain/meta/meta-tag-data.ts';

/**
 * - `ours`: one image, and it is ours.
 * - `several`: ours comes first, but another one is named too. Most platforms take the first og:image; Discord and
 *   iMessage show several, and X prefers twitter:image (docs/platforms.md).
 * - `ours-not-first`: platforms show the one before it.
 */
export type TagState = 'ours' | 'several' | 'ours-not-first' | 'other' | 'none';

interface JudgedImage {
  tag: 'og:image' | 'twitter:image';
  url: string;
  isOurs: boolean;
  /** Theme, app or plugin that wrote the tag, if the surroundings tell. */
  writtenBy: string | null;
}

export interface JudgedTags {
  /** One image, ours: nothing to do. */
  ok: boolean;
  state: TagState;
  /** All og:image in page order, then all twitter:image. */
  images: JudgedImage[];
  /** Who wrote the tag in the way; null if none is, or nobody can tell. */
  writtenBy: string | null;
}

export interface TagOwner {
  imagesUrl: string;
  projectUuid: string;
}

export function judgeTags(meta: MetaTagData, owner: TagOwner): JudgedTags {
  const og = meta.og.images.map((image) => judgeImage(meta.tags, 'og:image', image, owner));
  const twitter = meta.twitter.images.map((image) => judgeImage(meta.tags, 'twitter:image', image, owner));
  const images = [...og, ...twitter];
  const state = stateOf(og, twitter);
  const inTheWay = state === 'ours' ? undefined : images.find(({ isOurs }) => !isOurs);
  return { ok: state === 'ours', state, images, writtenBy: inTheWay?.writtenBy ?? null };
}

/** Whether most platforms show our image, which is enough to call a project integrated. */
export const isOursFirst = (state: TagState) => state === 'ours' || state === 'several';

function stateOf(og: JudgedImage[], twitter: JudgedImage[]): TagState {
  if (og.length === 0 && twitter.length === 0) return 'none';
  if (!og.some(({ isOurs }) => isOurs)) return 'other';
  if (!og[0]?.isOurs) return 'ours-not-first';
  return og.length === 1 && twitter.every(({ isOurs }) => isOurs) ? 'ours' : 'several';
}

function judgeImage(tags: MetaTag[], tag: JudgedImage['tag'], image: MetaImage, owner: TagOwner): JudgedImage {
  const writer = tags.find(
    ({ key, value, place }) =>
      value === image.rawUrl && key.startsWith(tag) && place !== 'comment' && place !== 'template',
  );
  return { tag, url: image.url, isOurs: isOurImage(image.url, owner), writtenBy: writer?.writtenBy ?? null };
}

const isOurImage = (url: string, { imagesUrl, projectUuid }: TagOwner) =>
  url.startsWith(`${imagesUrl}/${projectUuid}/`);

/** The page whose image the plain tag requests, `…/og.jpg?url=`. Null: another tag, which names no page. */
export function namedPage({ images }: JudgedTags, { imagesUrl, projectUuid }: TagOwner): string | null {
  const url = images.find(({ tag }) => tag === 'og:image')?.url ?? '';
  return url.startsWith(`${imagesUrl}/${projectUuid}/og.`) ? (URL.parse(url)?.searchParams.get('url') ?? null) : null;
}

export interface NamingPage {
  named: string;
  /** The page's addresses: as linked, after redirects, its canonical. */
  own: (string | null)[];
}

export const namesItself = ({ named, own }: NamingPage): boolean =>
  own.some((url) => url !== null && spelling(url) === spelling(named));

/** The plain tag was copied as it is: every page requests the image of one and the same. */
export const haveSameUrl = (pages: readonly NamingPage[]): boolean =>
  pages.length > 1 && new Set(pages.map(({ named }) => spelling(named))).size === 1 && !pages.every(namesItself);

/** One for all ways to write an address that mean the same page. */
const spelling = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/#.*$/s, '')
    .replace(/\/$/, '');
