import { firstImage } from '#domain/audit/audit-page.ts';
import { emulateImage } from '#domain/audit/emulation/emulate-page.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { imageCandidates } from '#domain/audit/texts/suggest-tags.ts';
import type { PlatformImages } from './task-types.ts';

/** Images of the page that are requested if no tag names one. */
const MAX_SUGGESTED = 3;
/** Images that the page lists after the first. */
const MAX_FURTHER = 2;
/** Platforms agree on one image, rarely on two or three: a page that names one for each makes us request them all. */
const MAX_TO_PROBE = 8;

export function imagesOfPlatforms(evidence: PageEvidence, ids: readonly PlatformId[] = platformIds): PlatformImages {
  const images: PlatformImages = {};
  for (const id of ids) {
    const image = emulateImage(evidenceFor(evidence, platforms[id]), platforms[id]);
    if (image.state === 'pending' || image.state === 'loaded') images[id] = { url: image.tag.url, state: image.state };
  }
  return images;
}

/** Every image that some platform would use and that was not requested yet, each once. */
export function imagesToProbe(evidence: PageEvidence, images: PlatformImages, suggests: boolean): string[] {
  const addresses = new Set<string>();
  const first = firstImage(evidence);
  if (first) addresses.add(first.url);
  for (const { url, state } of Object.values(images)) if (state === 'pending') addresses.add(url);
  if (suggests) for (const address of addressesToSuggest(evidence)) addresses.add(address);
  return [...addresses].filter((address) => probeOf(evidence, address) === undefined).slice(0, MAX_TO_PROBE);
}

/**
 * Images that the advice may recommend, requested to make sure they work: the first few likely ones if no tag names
 * one, otherwise those that may be better than the first.
 */
function addressesToSuggest({ meta }: PageEvidence): string[] {
  const first = meta.og.images[0] ?? meta.twitter.images[0];
  if (first === undefined) return imageCandidates({ meta }).slice(0, MAX_SUGGESTED);
  const further = meta.og.images.slice(1, 1 + MAX_FURTHER).map(({ url }) => url);
  return first.url.startsWith('http:') ? [first.url.replace('http:', 'https:'), ...further] : further;
}
