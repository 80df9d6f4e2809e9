import type { Text } from '#domain/language.ts';
import type { Card, CardImage, CardLayout } from './card.ts';
import { cutText } from './cut-text.ts';
import { failureWords } from './failure-words.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { Platform } from './platforms/platform.ts';
import { type SeenImage, type SeenPage, seePage } from './seen-page.ts';
import { sizeClassOf } from './size-class.ts';

/** The card a platform makes of a page. Everything it does differently stands in its file under platforms/. */
export function toCard(platform: Platform, evidence: PageEvidence, seen = seePage(evidence, platform)): Card {
  const url = new URL(evidence.finalUrl);
  const host = platform.host(url);
  const withheld = platform.withholds?.(seen, evidence) ?? null;
  const drawn = withheld
    ? { layout: 'none' as const, image: null, source: null, why: [withheld] }
    : draw(platform, seen, evidence);
  const isDrawn = drawn.image !== null && drawn.layout !== 'none';
  const title = cutTitle(platform, seen);
  const description = seen.description === null ? null : cutText(seen.description, platform.cut.description);
  return {
    platform: platform.id,
    layout: drawn.layout,
    title,
    description,
    siteName: seen.siteName ?? (platform.siteNameFallsBackToHost ? host : null),
    host,
    url: evidence.finalUrl,
    image: isDrawn ? drawn.image : null,
    moreImages: isDrawn && platform.showsSeveralImages ? seen.images.slice(1).map((it) => declared(it, evidence)) : [],
    imageSize: drawn.image === null ? 'none' : sizeClassOf(drawn.image),
    favicon: evidence.meta.favicon?.url ?? null,
    fields: platform.showsFields ? seen.fields.filter((field) => field.label !== null && field.data !== null) : [],
    accentColor: platform.accentColor?.(seen) ?? null,
    isShown: withheld === null,
    imageSource: isDrawn ? drawn.source : null,
    otherLayout:
      isDrawn && drawn.image?.width
        ? (platform.otherLayout?.(drawn.layout, { width: drawn.image.width }) ?? null)
        : null,
    lines: platform.lines(drawn.layout),
    reasons: [
      ...drawn.why,
      ...cutReasons(platform, seen, { title, description }),
      ...(platform.note ? [platform.note] : []),
    ],
  };
}

const cutTitle = (platform: Platform, seen: SeenPage): string | null =>
  seen.title === null ? null : cutText(seen.title, platform.cut.title);

interface Drawn {
  layout: CardLayout;
  image: CardImage | null;
  source: Card['imageSource'];
  why: Text[];
}

function draw(platform: Platform, seen: SeenPage, evidence: PageEvidence): Drawn {
  const { picture } = seen;
  const nothing = (why: Text): Drawn => ({ layout: 'none', image: null, source: null, why: [why] });
  if (picture.state === 'none') return drawFallback(platform, seen, evidence);
  if (picture.state === 'refused') {
    return nothing({
      en: `${platform.name} follows only absolute image addresses; the tag says "${picture.image.rawUrl.slice(0, 80)}".`,
      de: `${platform.name} folgt nur absoluten Bildadressen; im Tag steht „${picture.image.rawUrl.slice(0, 80)}“.`,
    });
  }
  if (picture.state === 'failed') {
    const words = failureWords[picture.reason];
    return nothing({
      en: `${platform.name} does not get the image: ${words.en}.`,
      de: `${platform.name} bekommt das Bild nicht: ${words.de}.`,
    });
  }
  const image = declared(picture.image, evidence);
  const refusal = refuse(platform, image);
  if (refusal) return nothing(refusal);
  return { ...layOut(platform, seen, image), image, source: 'tag' };
}

function layOut(platform: Platform, seen: SeenPage, image: CardImage): { layout: CardLayout; why: Text[] } {
  const { width, height } = image;
  if (width === null || height === null) {
    return {
      layout: 'lg',
      why: [{ en: 'The size of the image is not known yet.', de: 'Die Größe des Bildes ist noch nicht bekannt.' }],
    };
  }
  const { layout, why } = platform.layout({ width, height, ratio: width / height }, seen);
  return { layout, why: [why] };
}

function drawFallback(platform: Platform, seen: SeenPage, { meta }: PageEvidence): Drawn {
  const first = meta.ogImageAlternatives[0];
  const bare = { width: null, height: null, bytes: null, type: null, alt: null };
  if (platform.fallbackImage === 'page' && first !== undefined) {
    const why = {
      en: `No tag names an image, so ${platform.name} may take the first picture of the page.`,
      de: `Kein Tag nennt ein Bild, also nimmt ${platform.name} unter Umständen das erste Bild der Seite.`,
    };
    return { layout: 'sm', image: { url: first, ...bare }, source: 'page', why: [why] };
  }
  const icon = platform.fallbackImage === 'icon' ? largestIcon(meta.favicons) : null;
  if (icon !== null) {
    const why = {
      en: `No tag names an image, so ${platform.name} shows the icon of the site.`,
      de: `Kein Tag nennt ein Bild, also zeigt ${platform.name} das Symbol der Website.`,
    };
    return { layout: 'sm', image: { url: icon, ...bare }, source: 'icon', why: [why] };
  }
  const isLate = meta.tags.some((tag) => tag.key === 'og:image') && !seen.tags.some((tag) => tag.key === 'og:image');
  const why = isLate
    ? {
        en: `There is an og:image, but not where ${platform.name} looks.`,
        de: `Es gibt ein og:image, aber nicht dort, wo ${platform.name} nachsieht.`,
      }
    : { en: 'There is no preview image.', de: 'Es gibt kein Vorschaubild.' };
  return { layout: 'none', image: null, source: null, why: [why] };
}

/** Touch icons before other icons, larger before smaller (LP, SigD). */
function largestIcon(icons: PageEvidence['meta']['favicons']): string | null {
  const rank = (rel: string) => (rel.includes('apple-touch-icon') ? 1 : 0);
  const sorted = [...icons].sort((a, b) => rank(b.rel) - rank(a.rel) || (b.size ?? 60) - (a.size ?? 60));
  return sorted[0]?.url ?? null;
}

/** What is known of the picture: the probe's facts, else what its tags declare. */
function declared(image: SeenImage, evidence: PageEvidence): CardImage {
  const probe = evidence.images[image.url];
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

function refuse(platform: Platform, image: CardImage): Text | null {
  const { types, maxBytes, minWidth, minHeight, maxRatio } = platform.shown;
  const { name } = platform;
  if (types !== null && image.type !== null && !types.some((type) => type === image.type)) {
    return {
      en: `${name} does not show ${image.type} images.`,
      de: `${name} zeigt keine Bilder im Format ${image.type}.`,
    };
  }
  if (maxBytes !== null && image.bytes !== null && image.bytes > maxBytes) {
    return {
      en: `The image has ${kilobytes(image.bytes)} kB; ${name} shows none over ${kilobytes(maxBytes)} kB.`,
      de: `Das Bild hat ${kilobytes(image.bytes)} kB; ${name} zeigt keines über ${kilobytes(maxBytes)} kB.`,
    };
  }
  const { width, height } = image;
  if (width === null || height === null) return null;
  if ((minWidth !== null && width < minWidth) || (minHeight !== null && height < minHeight)) {
    const least = minHeight === null ? `${minWidth} px` : `${minWidth ?? 1}×${minHeight} px`;
    return {
      en: `The image has ${width}×${height} px; ${name} shows none below ${least}.`,
      de: `Das Bild hat ${width}×${height} px; ${name} zeigt keines unter ${least}.`,
    };
  }
  if (maxRatio !== null && width / height > maxRatio) {
    return {
      en: `The image is more than ${maxRatio} times as wide as high; ${name} does not show it.`,
      de: `Das Bild ist mehr als ${maxRatio}-mal so breit wie hoch; ${name} zeigt es nicht.`,
    };
  }
  return null;
}

/** Section 9: kB rounded up from bytes/1024. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

function cutReasons(
  platform: Platform,
  seen: SeenPage,
  card: { title: string | null; description: string | null },
): Text[] {
  const reasons: Text[] = [];
  if (card.title !== seen.title && platform.cut.title) {
    const { length, unit } = platform.cut.title;
    const de = unit === 'bytes' ? 'Bytes' : 'Zeichen';
    reasons.push({
      en: `${platform.name} cuts the title after ${length} ${unit}.`,
      de: `${platform.name} kürzt den Titel nach ${length} ${de}.`,
    });
  }
  if (card.description !== seen.description && platform.cut.description) {
    const { length, unit } = platform.cut.description;
    const de = unit === 'bytes' ? 'Bytes' : 'Zeichen';
    reasons.push({
      en: `${platform.name} cuts the description after ${length} ${unit}.`,
      de: `${platform.name} kürzt die Beschreibung nach ${length} ${de}.`,
    });
  }
  return reasons;
}
