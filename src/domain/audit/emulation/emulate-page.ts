import type { EmulatedPage, FetchedImage, Platform, TagImage } from '#domain/audit/platform-rules.ts';
import { memoizeByTags } from './memoize-by-tags.ts';
import { isSecureUrl, type PageEvidence, probeOf } from './page-evidence.ts';
import { imagesOf } from './tag-images.ts';
import { tagValue, visibleTags } from './visible-tags.ts';

// A page as one platform reads it: only the bytes of its window, only the attributes it accepts, in its own order.

export function emulatePage(evidence: PageEvidence, platform: Platform): EmulatedPage {
  const tags = visibleTags(evidence, platform);
  const { emptyTag } = platform.tagReading;
  const { cards, fields } = commonOf(tags);
  const images = imagesOf(tags, platform, evidence.finalUrl);
  const page: EmulatedPage = {
    tags,
    title: tagValue(tags, platform.tags.title, emptyTag),
    description: tagValue(tags, platform.tags.description, emptyTag),
    siteName: tagValue(tags, platform.tags.siteName),
    twitterCard: cards.at(platform.twitterCardWins === 'last' ? -1 : 0) ?? null,
    images,
    image: fetchedImage(images[0], evidence, platform),
    fields,
    author: null,
    creator: null,
    robotsHeader: evidence.robotsHeader ?? null,
    isVideo: false,
    isOembed: false,
  };
  if (platform.readOtherSources === null) return page;
  const elsewhere = platform.readOtherSources(page, evidence);
  if (elsewhere.images) page.image = fetchedImage(elsewhere.images[0], evidence, platform);
  return Object.assign(page, elsewhere);
}

/** Only the image, for callers that just request it. */
export function emulateImage(evidence: PageEvidence, platform: Platform): FetchedImage {
  if (platform.readOtherSources !== null) return emulatePage(evidence, platform).image;
  const [first] = imagesOf(visibleTags(evidence, platform), platform, evidence.finalUrl);
  return fetchedImage(first, evidence, platform);
}

/** Shared by all platforms that see these tags. */
const commonOf = memoizeByTags((tags) => ({
  cards: tags.filter((tag) => tag.key === 'twitter:card' && tag.value !== '').map((tag) => tag.value.toLowerCase()),
  fields: [1, 2].map((n) => ({
    label: tagValue(tags, [`twitter:label${n}`]),
    data: tagValue(tags, [`twitter:data${n}`]),
  })),
}));

function fetchedImage(image: TagImage | undefined, evidence: PageEvidence, platform: Platform): FetchedImage {
  if (image === undefined) return { state: 'none' };
  if (!image.isWeb || (image.isRelative && !follows(platform, image))) return { state: 'refused', tag: image };
  if (platform.needsSecureImage && !isSecureUrl(image.url)) return { state: 'refused', tag: image };
  const address = platform.prefersSecureUrl && image.secureUrl !== null ? image.secureUrl : image.url;
  const taken = address === image.url ? image : { ...image, url: address };
  const probe = probeOf(evidence, address) ?? probeOf(evidence, image.url);
  if (probe === undefined) return { state: 'pending', tag: taken };
  if (!probe.ok) return { state: 'failed', tag: taken, reason: probe.reason };
  const reach = evidence.imageReach?.[platform.id];
  if (reach !== undefined && reach !== 'ok') return { state: 'failed', tag: taken, reason: reach };
  return { state: 'loaded', tag: taken, probe };
}

const follows = ({ relativeImages }: Platform, { rawUrl }: TagImage): boolean =>
  relativeImages === 'resolve' || (relativeImages === 'from-root' && rawUrl.startsWith('/'));
