import type { EmulatedPage, Platform, TagImage } from '#domain/audit/platform-rules.ts';
import { withEvidence } from '#domain/audit/platforms/evidence.ts';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { CardContent, CardImage, CardLayout, Reason } from './card.ts';
import { type PageEvidence, probeOf } from './page-evidence.ts';
import { rejectImage } from './reject-image.ts';

/** The image a platform draws, its layout, source and reason; `none` with a reason if it draws nothing. */
export interface ImageOnCard {
  layout: CardLayout;
  image: CardImage | null;
  source: CardContent['imageSource'];
  why: Reason[];
}

export function imageOnCard(platform: Platform, seen: EmulatedPage, evidence: PageEvidence): ImageOnCard {
  const { image: fetched } = seen;
  const nothing = (why: Reason): ImageOnCard => ({ layout: 'none', image: null, source: null, why: [why] });
  if (fetched.state === 'none') return drawFallback(platform, seen, evidence);
  if (fetched.state === 'refused') {
    return nothing(withEvidence(refusalOf(platform, fetched.tag), platform, 'imageAddress'));
  }
  if (fetched.state === 'failed') {
    const words = imageFailureTexts[fetched.reason];
    return nothing({
      en: `${platform.name} can’t load the image: ${words.en}.`,
      de: `${platform.name} kann das Bild nicht laden: ${words.de}.`,
    });
  }
  const image = knownImage(fetched.tag, evidence);
  const refusal = rejectImage(platform, image);
  if (refusal) return nothing(refusal);
  return { ...chooseLayout(platform, seen, image), image, source: 'tag' };
}

function refusalOf({ name, relativeImages }: Platform, { rawUrl, isRelative, isWeb }: TagImage): Text {
  const address = rawUrl.slice(0, 80);
  if (isWeb && !isRelative) {
    return {
      en: `${name} only loads images over https. The tag says “${address}”.`,
      de: `${name} lädt Bilder nur über https. Im Tag steht „${address}“.`,
    };
  }
  return relativeImages === 'from-root'
    ? {
        en: `${name} only follows relative image URLs that start with “/”. The tag says “${address}”.`,
        de: `${name} folgt relativen Bildadressen nur, wenn sie mit „/“ beginnen. Im Tag steht „${address}“.`,
      }
    : {
        en: `${name} only follows complete image URLs. The tag says “${address}”.`,
        de: `${name} folgt nur vollständigen Bildadressen. Im Tag steht „${address}“.`,
      };
}

function chooseLayout(platform: Platform, seen: EmulatedPage, image: CardImage): { layout: CardLayout; why: Reason[] } {
  const { width, height, bytes } = image;
  if (width === null || height === null) {
    return {
      layout: 'lg',
      why: [{ en: 'The size of the image isn’t known yet.', de: 'Die Größe des Bildes ist noch nicht bekannt.' }],
    };
  }
  const { layout, why } = platform.layout({ width, height, ratio: width / height, bytes }, seen);
  return { layout, why: [withEvidence(why, platform, 'layout')] };
}

function drawFallback(platform: Platform, seen: EmulatedPage, evidence: PageEvidence): ImageOnCard {
  const { meta } = evidence;
  const isLargest = platform.fallbackImage === 'largest';
  const first = isLargest ? largestOf(evidence) : meta.ogImageAlternatives[0];
  const bare = { width: null, height: null, bytes: null, type: null, alt: null };
  if ((platform.fallbackImage === 'page' || isLargest) && first !== undefined) {
    const why = isLargest
      ? {
          en: `No tag sets an image, so ${platform.name} may use the largest one on the page.`,
          de: `Kein Tag nennt ein Bild. ${platform.name} nimmt dann womöglich das größte der Seite.`,
        }
      : {
          en: `No tag sets an image, so ${platform.name} may use the first one on the page.`,
          de: `Kein Tag nennt ein Bild. ${platform.name} nimmt dann womöglich das erste der Seite.`,
        };
    const image = { url: first, ...bare };
    return { layout: 'sm', image, source: 'page', why: [withEvidence(why, platform, 'fallbackImage')] };
  }
  const icon = platform.fallbackImage === 'icon' ? iconOf(platform, seen, evidence) : null;
  if (icon !== null) {
    const why = {
      en: `No tag sets an image, so ${platform.name} shows the site’s icon.`,
      de: `Kein Tag nennt ein Bild. ${platform.name} zeigt dann das Symbol der Website.`,
    };
    const image = { url: icon, ...bare };
    return { layout: 'sm', image, source: 'icon', why: [withEvidence(why, platform, 'fallbackImage')] };
  }
  const isLate = meta.tags.some((tag) => tag.key === 'og:image') && !seen.tags.some((tag) => tag.key === 'og:image');
  const why = isLate
    ? {
        en: `There is an og:image, but ${platform.name} doesn’t see it there.`,
        de: `Es gibt ein og:image, aber ${platform.name} sieht es an dieser Stelle nicht.`,
      }
    : { en: 'There is no preview image.', de: 'Es gibt kein Vorschaubild.' };
  return { layout: 'none', image: null, source: null, why: [why] };
}

// docs/platforms.md#reddit-source. The code says `max / min > 1.5` in Python 2, whose division of whole numbers drops
// the rest: images of nearly 2:1 stay.
const MAX_FALLBACK_RATIO = 1.5;
const MIN_FALLBACK_AREA = 5000;
const SPRITE_PENALTY = 10;

/** Of the page's own images whose size is known; if none of them will do, the first one of unknown size. */
function largestOf(evidence: PageEvidence): string | undefined {
  let largest: { url: string; area: number } | undefined;
  let unknown: string | undefined;
  for (const url of evidence.meta.ogImageAlternatives) {
    const probe = probeOf(evidence, url);
    if (!probe?.ok || probe.width === null || probe.height === null) {
      unknown ??= url;
      continue;
    }
    const { width, height } = probe;
    if (width * height < MIN_FALLBACK_AREA) continue;
    if (Math.floor(Math.max(width, height) / Math.min(width, height)) > MAX_FALLBACK_RATIO) continue;
    const area = /sprite/i.test(url) ? Math.floor((width * height) / SPRITE_PENALTY) : width * height;
    if (largest === undefined || area > largest.area) largest = { url, area };
  }
  return largest?.url ?? unknown;
}

const iconOf = (platform: Platform, seen: EmulatedPage, evidence: PageEvidence): string | null =>
  platform.icon === null ? largestIcon(evidence.meta.favicons) : platform.icon(seen, evidence);

/** Touch icons before other icons, larger before smaller (docs/platforms.md#link-presentation). */
function largestIcon(icons: PageEvidence['meta']['favicons']): string | null {
  const rank = (rel: string) => (rel.includes('apple-touch-icon') ? 1 : 0);
  const sorted = [...icons].sort((a, b) => rank(b.rel) - rank(a.rel) || (b.size ?? 60) - (a.size ?? 60));
  return sorted[0]?.url ?? null;
}

/** The facts about the image: those of the probe, otherwise those that its tags declare. */
export function knownImage(image: TagImage, evidence: PageEvidence): CardImage {
  const probe = probeOf(evidence, image.url);
  if (!probe?.ok)
    return { url: image.url, width: image.width, height: image.height, bytes: null, type: null, alt: image.alt };
  return {
    url: image.url,
    width: probe.width,
    height: probe.height,
    bytes: probe.bytes,
    type: probe.type,
    alt: image.alt,
  };
}
