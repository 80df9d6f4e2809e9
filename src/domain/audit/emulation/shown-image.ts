import type { Card } from './card.ts';

/**
 * Whether the platform shows an image of the page: one that a tag names. A site's icon, and a picture that a platform
 * picks from the page by itself, are none (docs/decisions/039-scores-and-advice.md).
 */
export const showsImage = ({ imageSource, layout }: Pick<Card, 'imageSource' | 'layout'>): boolean =>
  imageSource === 'tag' && layout !== 'none' && layout !== 'hidden';
