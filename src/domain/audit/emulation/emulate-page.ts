import type { LabelledData, MetaTag } from '#domain/meta/meta-tag-data.ts';
import type { Platform } from '../platforms/platform.ts';
import type { ImageProbe, ImageProbeReason } from './image-probe.ts';
import { remembering } from './memoize-by-tags.ts';
import { type PageEvidence, probeOf } from './page-evidence.ts';
import { imagesOf, type TagImage } from './tag-images.ts';
import { tagValue, visibleTags } from './visible-tags.ts';

// A page as one platform reads it: only the bytes of its window, only the attributes it accepts, in its own order.

/** How far the platform gets with the image. */
export type FetchedImage =
  | { state: 'none' }
  /** The tag has no URL this platform would follow. */
  | { state: 'refused'; tag: TagImage }
  /** Not requested yet. */
  | { state: 'pending'; tag: TagImage }
  | { state: 'failed'; tag: TagImage; reason: ImageProbeReason }
  | { state: 'loaded'; tag: TagImage; probe: Extract<ImageProbe, { ok: true }> };

export interface EmulatedPage {
  tags: MetaTag[];
  title: string | null;
  description: string | null;
  siteName: string | null;
  twitterCard: string | null;
  /** In the platform's order; the first one is used. */
  images: TagImage[];
  image: FetchedImage;
  fields: LabelledData[];
  /** A line of its own on Discord, in place of the description on Mastodon. */
  author: string | null;
  /** The image is the first frame of a video that plays in the card. */
  isVideo: boolean;
}

/** What a platform reads elsewhere than in its tags, or by rules of its own. */
export type Elsewhere = Pick<
  EmulatedPage,
  'title' | 'description' | 'siteName' | 'twitterCard' | 'images' | 'author' | 'isVideo'
>;

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
    isVideo: false,
  };
  if (platform.readsElsewhere === null) return page;
  const elsewhere = platform.readsElsewhere(page, evidence);
  if (elsewhere.images) page.image = fetchedImage(elsewhere.images[0], evidence, platform);
  return Object.assign(page, elsewhere);
}

/** Only the image, for callers that just request it. */
export function emulateImage(evidence: PageEvidence, platform: Platform): FetchedImage {
  if (platform.readsElsewhere !== null) return emulatePage(evidence, platform).image;
  const [first] = imagesOf(visibleTags(evidence, platform), platform, evidence.finalUrl);
  return fetchedImage(first, evidence, platform);
}

/** Shared by all platforms that see these tags. */
const commonOf = remembering((tags) => ({
  cards: tags.filter((tag) => tag.key === 'twitter:card' && tag.value !== '').map((tag) => tag.value.toLowerCase()),
  fields: [1, 2].map((n) => ({
    label: tagValue(tags, [`twitter:label${n}`]),
    data: tagValue(tags, [`twitter:data${n}`]),
  })),
}));

function fetchedImage(image: TagImage | undefined, evidence: PageEvidence, platform: Platform): FetchedImage {
  if (image === undefined) return { state: 'none' };
  if (!image.isWeb || (image.isRelative && !follows(platform, image))) return { state: 'refused', tag: image };
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
