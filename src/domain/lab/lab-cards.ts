import type { EmulatedCard } from '#domain/audit/emulation/card.ts';
import { emulatePage } from '#domain/audit/emulation/emulate-page.ts';
import { oembedOf } from '#domain/audit/emulation/oembed.ts';
import type { PageEvidence, PageReach } from '#domain/audit/emulation/page-evidence.ts';
import { evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { toCard } from '#domain/audit/emulation/to-card.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { labContentType, labOembed, labPage } from './fill-page.ts';
import { fileAddress, hopAddress, type LabCase, type LabPlace, OEMBED_FILE, pageAddress } from './lab-case.ts';
import { labImageNames, labProbe } from './lab-images.ts';

/** Everything a crawler of a case's page would find out, without asking for it. */
export function labEvidence(labCase: LabCase, place: LabPlace): PageEvidence {
  const url = pageAddress(place, labCase);
  const meta = extractMeta({
    body: labPage(labCase, place),
    url,
    contentType: labContentType(labCase),
    details: true,
  });
  const answer = labOembed(labCase, place);
  const { redirects = 0 } = labCase;
  const evidence: PageEvidence = {
    url: redirects > 0 ? hopAddress(url, redirects) : url,
    finalUrl: url,
    status: labCase.status ?? 200,
    redirects: Array.from({ length: redirects }, (_, index) => hopAddress(url, redirects - index)),
    meta,
    images: imagesOf(meta, url),
    imageType: 'none',
    oembed: answer && oembedOf(answer, fileAddress(url, OEMBED_FILE)),
    ...(labCase.isClosed && { pageReach: closedTo(url) }),
  };
  return withImageType(evidence);
}

/** Under the addresses that the page uses: an image may be named with a query or without TLS. */
function imagesOf(meta: PageEvidence['meta'], page: string): PageEvidence['images'] {
  const named = [...meta.og.images, ...meta.twitter.images].flatMap((one) => [one.url, one.secureUrl ?? []].flat());
  const own = labImageNames.map((name) => fileAddress(page, name));
  const found = [...own, ...named].flatMap((url) => {
    const name = labImageNames.find((one) => new URL(url).pathname.endsWith(`/${one}`));
    return name === undefined ? [] : [[url, labProbe(name, url)] as const];
  });
  return Object.fromEntries(found);
}

const closedTo = (url: string): Partial<Record<PlatformId, PageReach>> =>
  Object.fromEntries(
    platformIds
      .filter((id) => platforms[id].robotsName !== null)
      .map((id): [PlatformId, PageReach] => [id, { outcome: 'robots', url }]),
  );

/** The cards of platforms by our rules; none where the rules do not say. */
export function labCards(labCase: LabCase, place: LabPlace, ids: readonly PlatformId[]): EmulatedCard[] {
  if (labCase.isNotEmulated) return [];
  const evidence = labEvidence(labCase, place);
  return ids.map((id) => toCard(platforms[id], evidenceFor(evidence, platforms[id])));
}

export const readFields = ['title', 'description', 'image', 'siteName'] as const;
export type ReadField = (typeof readFields)[number];
export type ReadValues = Record<ReadField, string | null>;

/** The fields that the platform takes from the page, before it cuts texts and reads the image's file. */
export function readBy(evidence: PageEvidence, id: PlatformId): ReadValues {
  const { title, description, siteName, image } = emulatePage(evidence, platforms[id]);
  const isTaken = image.state !== 'none' && image.state !== 'refused';
  return { title, description, siteName, image: isTaken ? image.tag.url : null };
}
