import type { MetaTag, MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { pageBytes } from '#domain/meta/page-bytes.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { endOfTags } from './emulation/visible-tags.ts';
import { type Bulk, findLargeBlocks } from './large-blocks.ts';
import { platforms } from './platforms/index.ts';
import { platformIds } from './platforms/platform-id.ts';

const windows = platformIds.flatMap((id) => platforms[id].windowBytes ?? []);
const smallestWindow = Math.min(...windows);

/** The tags that cards are made of. */
const cardKeys = new Set(platformIds.flatMap((id) => Object.values(platforms[id].tags).flat(2)));

/** Searching for what pushes tags back costs a pass over the page; few pages need it. */
export function largeBlocksBeforeLateTags(meta: MetaTagData, html: Uint8Array): Bulk[] | undefined {
  const late = lastLateTag(meta);
  return late === undefined ? undefined : findLargeBlocks(pageBytes(html).toString('latin1'), late.offset);
}

/** Only the first tag of a key counts: nothing is lost if a second one is beyond the window. */
function lastLateTag({ tags }: MetaTagData): MetaTag | undefined {
  if (endOfTags(tags) <= smallestWindow) return undefined;
  const seen = new Set<string>();
  let late: MetaTag | undefined;
  for (const tag of tags) {
    if (!cardKeys.has(tag.key) || seen.has(tag.key) || !counts(tag)) continue;
    seen.add(tag.key);
    if (tag.endOffset > smallestWindow) late = tag;
  }
  return late;
}
