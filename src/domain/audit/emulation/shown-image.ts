import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { CardContent } from './card.ts';
import { imageTypeOf } from './image-type.ts';

/**
 * Whether the platform shows an image of the page: one that a tag names. A site's icon, and a picture that a platform
 * picks from the page by itself, are none (docs/decisions/039-scores-and-advice.md).
 */
export const showsImage = ({ imageSource, layout }: Pick<CardContent, 'imageSource' | 'layout'>): boolean =>
  imageSource === 'tag' && layout !== 'none' && layout !== 'hidden';

/** The type of the image that one platform shows; `no-card`: it shows the bare link. */
export type ShownType = AuditSubPageType | 'no-card';

type ShownCard = Pick<CardContent, 'isShown' | 'imageSource' | 'layout'> & { image: { url: string } | null };

/** `imageType`: of the page's first image, which is the one that nearly every platform shows. */
export function shownTypeOf(card: ShownCard, imageType: AuditSubPageType): ShownType {
  if (!card.isShown) return 'no-card';
  if (!showsImage(card) || card.image === null) return 'none';
  if (imageType !== 'none') return imageType;
  // The first image cannot be loaded and this platform shows another one, whose type only its address reveals.
  return imageTypeOf({ url: card.image.url, isReachable: true }, { imagesUrls: [], siteImages: [] });
}
