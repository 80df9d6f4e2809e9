import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';
import type { ImageSizeClass } from './card.ts';

/** The default og image (docs/specification.md#s9.12). */
const VERY_LARGE = { width: 1200, height: 630 } as const;
/**
 * Where Facebook starts to draw images large (docs/platforms.md#facebook-images); the specification gives no threshold
 * for the class.
 */
const LARGE = { width: 600, height: 315 } as const;

/** Size class of the image itself. Unknown sizes count as small. */
export function sizeClassOf(image: { width: number | null; height: number | null } | null): ImageSizeClass {
  if (image === null) return 'none';
  const atLeast = (size: { width: number; height: number }) =>
    (image.width ?? 0) >= size.width && (image.height ?? 0) >= size.height;
  if (atLeast(VERY_LARGE)) return 'xl';
  return atLeast(LARGE) ? 'lg' : 'sm';
}

const bySize: readonly ImageSizeClass[] = ['none', 'sm', 'lg', 'xl'];

interface Judged {
  platform: PlatformId;
  card: { imageSize: ImageSizeClass; imageSource: 'tag' | 'page' | 'icon' | null };
}

/** An image that a platform found in the page or its icon is not one that the page has for previews. */
export const namedSizeOf = ({ imageSize, imageSource }: Judged['card']): ImageSizeClass =>
  imageSource === 'tag' ? imageSize : 'none';

/** What may be said of the whole page: without an `og:image` there is no preview image, whoever finds another. */
export function sizeOfPage(platforms: readonly Judged[], tags: readonly { key: string }[]): ImageSizeClass {
  if (!tags.some(({ key }) => /^og:image(?::(?:secure_)?url)?$/.test(key))) return 'none';
  return largestOf(platforms.filter(({ platform }) => isCounted(platform)).map(({ card }) => namedSizeOf(card)));
}

/** Platforms choose their images differently: the largest that any of them shows. */
const largestOf = (sizes: readonly ImageSizeClass[]): ImageSizeClass =>
  bySize.findLast((size) => sizes.includes(size)) ?? 'none';

/** docs/specification.md#s8.10, word for word in English. */
export const sizeClassTexts: Record<ImageSizeClass, Text> = {
  none: { en: 'There is no preview image.', de: 'Es gibt kein Vorschaubild.' },
  sm: { en: 'There is only a small preview image.', de: 'Es gibt nur ein kleines Vorschaubild.' },
  lg: { en: 'Great! There is a large preview image.', de: 'Sehr gut! Es gibt ein großes Vorschaubild.' },
  xl: {
    en: 'Fantastic! There is a very large preview image.',
    de: 'Fantastisch! Es gibt ein sehr großes Vorschaubild.',
  },
};
