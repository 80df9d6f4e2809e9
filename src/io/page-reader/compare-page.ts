import { compactEvidence } from '#domain/audit/edit/compact-evidence.ts';
import type { PageEvidence, PageReach } from '#domain/audit/emulation/page-evidence.ts';
import { comparedTags, differencesOf } from '#domain/audit/emulation/page-reach.ts';
import { endOfTags } from '#domain/audit/emulation/visible-tags.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTag, MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { imagesOfPlatforms } from './page-images.ts';
import type { PlatformImages } from './task-types.ts';

/** Of the page as we got it: the few tags that are compared, and where the last one ends. */
export interface ComparedPage {
  tags: MetaTag[];
  end: number;
}

export const comparedPage = ({ tags }: Pick<MetaTagData, 'tags'>): ComparedPage => ({
  tags: comparedTags(tags),
  end: endOfTags(tags),
});

export interface CompareInput {
  ours: ComparedPage & Pick<PageEvidence, 'finalUrl' | 'images'>;
  /** The page as a crawler got it. */
  theirs: { body: Uint8Array; finalUrl: string; contentType: string | null };
  /** How many bytes were requested. */
  bytes: number;
  /** The platforms whose crawler it is. */
  ids: readonly PlatformId[];
}

/** The page a crawler got: the same one, or another one and the images that its platforms take from it. */
export function comparePage({ ours, theirs, bytes, ids }: CompareInput): { page: PageReach; images: PlatformImages } {
  const { body, finalUrl, contentType } = theirs;
  const meta = extractMeta({ body, url: finalUrl, contentType, details: true });
  const differences = differencesOf(ours.tags, meta.tags, Math.min(bytes, body.byteLength));
  const isElsewhere = addressOnly(finalUrl) !== addressOnly(ours.finalUrl);
  if (differences.length === 0 && !isElsewhere) return { page: { outcome: 'same' }, images: {} };
  // Only the first bytes were requested: the body may come after them.
  if (body.byteLength >= bytes) delete meta.isEmptyShell;
  const evidence = compactEvidence({
    url: finalUrl,
    finalUrl,
    status: 200,
    meta,
    images: ours.images,
    imageType: 'none',
  });
  return {
    page: { outcome: 'other', meta: evidence.meta, finalUrl, differences },
    images: imagesOfPlatforms(evidence, ids),
  };
}

/** Session and tracking parameters differ with every visit. */
const addressOnly = (address: string): string => address.replace(/[?#].*$/, '');
