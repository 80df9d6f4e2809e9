import type { CardContent } from '#domain/audit/emulation/card.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import type { Text } from '#domain/language.ts';

/** What a platform shows of a page, in three words. */
export function describeShown(card: CardContent): Text {
  if (!card.isShown) return { en: 'no card, link only', de: 'keine Karte, nur der Link' };
  if (showsImage(card))
    return card.layout === 'lg' ? { en: 'large image', de: 'großes Bild' } : { en: 'small image', de: 'kleines Bild' };
  if (card.imageSource === 'icon') return { en: 'icon, no image', de: 'Symbol, kein Bild' };
  return { en: 'no image', de: 'kein Bild' };
}
