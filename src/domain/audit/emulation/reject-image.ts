import type { Platform } from '#domain/audit/platform-rules.ts';
import { withEvidence } from '#domain/audit/platforms/evidence.ts';
import { imageTypeName } from '#domain/audit/texts/name-list.ts';
import { fileSize, limitSize, writeNumber } from '#domain/format/numbers.ts';
import type { CardImage, Reason } from './card.ts';

/** Why a platform would not draw an image it received; null: it draws it. Unknown facts never reject an image. */
export function rejectImage(platform: Platform, image: CardImage): Reason | null {
  const { types, maxBytes, minWidth, minHeight, maxRatio } = platform.shown;
  const { name } = platform;
  if (types !== null && image.type !== null && !types.some((type) => type === image.type)) {
    const text = {
      en: `${name} doesn’t show ${imageTypeName(image.type)} images.`,
      de: `${name} zeigt keine ${imageTypeName(image.type)}-Bilder.`,
    };
    return withEvidence(text, platform, 'types');
  }
  if (maxBytes !== null && image.bytes !== null && image.bytes > maxBytes) {
    const text = {
      en: `The image is ${fileSize(image.bytes, 'en')}. ${name} stops at ${limitSize(maxBytes, 'en')}.`,
      de: `Das Bild hat ${fileSize(image.bytes, 'de')}. Bei ${name} ist bei ${limitSize(maxBytes, 'de')} Schluss.`,
    };
    return withEvidence(text, platform, 'bytes');
  }
  const { width, height } = image;
  if (width === null || height === null) return null;
  if ((minWidth !== null && width < minWidth) || (minHeight !== null && height < minHeight)) {
    const least = minHeight === null ? [minWidth] : [minWidth ?? 1, minHeight];
    const text = {
      en: `The image is ${width}×${height} px. ${name} doesn’t show images under ${least.join('×')} px.`,
      de: `Das Bild hat ${width} × ${height} px. ${name} zeigt keine Bilder unter ${least.join(' × ')} px.`,
    };
    return withEvidence(text, platform, 'size');
  }
  if (maxRatio !== null && width / height > maxRatio) {
    const text = {
      en: `The image is more than ${writeNumber(maxRatio, 'en')} times as wide as it is tall. ${name} doesn’t show it.`,
      de: `Das Bild ist mehr als ${writeNumber(maxRatio, 'de')}-mal so breit wie hoch. ${name} zeigt es nicht.`,
    };
    return withEvidence(text, platform, 'size');
  }
  return null;
}
