import { firstImage } from '#domain/audit/audit-page.ts';
import { imageTypeOf } from './image-type.ts';
import type { PageEvidence } from './page-evidence.ts';

/** A single page has no context: whether its image is on many pages is decided by a site audit. */
export function withImageType(evidence: PageEvidence, imagesUrls: readonly string[] = []): PageEvidence {
  const image = firstImage(evidence);
  const imageType = imageTypeOf(image, { imagesUrls, siteImages: [image?.url ?? null] });
  return { ...evidence, imageType, ...(imagesUrls.length > 0 && { imagesUrls }) };
}
