import type { Card } from '#domain/audit/emulation/card.ts';
import type { PreviewVariant } from './preview-props.ts';

/**
 * The card with only the images a platform really shows: none in the layouts without one, and none that failed to load.
 * A card that loses its last image falls back to the platform's layout without one.
 */
export function visibleCard(card: Card, brokenUrls: readonly string[], variant: PreviewVariant): Card {
  const layout = (variant === 'other' ? card.otherLayout?.layout : null) ?? card.layout;
  if (layout === 'none' || layout === 'hidden') return { ...card, layout, image: null, moreImages: [] };
  const all = card.image === null ? [] : [card.image, ...card.moreImages];
  const [image = null, ...moreImages] = all.filter(({ url }) => !brokenUrls.includes(url));
  return { ...card, image, moreImages, layout: image === null ? 'none' : layout };
}
