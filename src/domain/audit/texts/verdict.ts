import type { Text } from '#domain/language.ts';
import type { PageAudit } from '../audit-page.ts';
import { showsImage } from '../emulation/shown-image.ts';
import { type PlatformId, standingOf } from '../platforms/platform-id.ts';
import { nameList, onPlatforms } from './name-list.ts';

// What the cards show, in a sentence. The number alone cannot say it: a page may have 60 points and no image anywhere.

/** `Shows an image on 3 of 22 platforms. No card on Signal.` */
export function verdictOf(audit: Pick<PageAudit, 'platforms'>): Text {
  const counted = countedOf(audit);
  const without = counted.filter(({ card }) => !card.isShown).map(({ platform }) => platform);
  const images = imagesOf(
    counted.filter(({ card }) => showsImage(card)).length,
    counted.map(({ platform }) => platform),
  );
  if (without.length === 0) return images;
  const cards = cardsMissingOn(without, counted.length);
  return { en: `${images.en} ${cards.en}`, de: `${images.de} ${cards.de}` };
}

/** Those that count in the score; if only others were asked for, those. */
function countedOf({ platforms: judged }: Pick<PageAudit, 'platforms'>): PageAudit['platforms'] {
  const counted = judged.filter(({ platform }) => standingOf(platform) === 'counted');
  return counted.length > 0 ? counted : judged;
}

function imagesOf(shown: number, all: readonly PlatformId[]): Text {
  if (all.length === 1) {
    const [name, place] = [nameList(all, 'en'), nameList(all, 'de')];
    return shown === 1
      ? { en: `Shows an image on ${name}.`, de: `Zeigt bei ${place} ein Bild.` }
      : { en: `Shows no image on ${name}.`, de: `Zeigt bei ${place} kein Bild.` };
  }
  if (shown === all.length)
    return {
      en: `Shows an image on all ${all.length} platforms.`,
      de: `Zeigt auf allen ${all.length} Plattformen ein Bild.`,
    };
  if (shown === 0)
    return {
      en: `Shows an image on none of ${all.length} platforms.`,
      de: `Zeigt auf keiner von ${all.length} Plattformen ein Bild.`,
    };
  return {
    en: `Shows an image on ${shown} of ${all.length} platforms.`,
    de: `Zeigt auf ${shown} von ${all.length} Plattformen ein Bild.`,
  };
}

function cardsMissingOn(without: readonly PlatformId[], all: number): Text {
  if (without.length === all) return { en: 'Nowhere is there a card.', de: 'Eine Karte gibt es nirgends.' };
  return { en: `No card ${onPlatforms(without, 'en')}.`, de: `Keine Karte ${onPlatforms(without, 'de')}.` };
}

/** From here on the limit is what holds a score back, not its checks. */
const NEAR_LIMIT = 80;

/** Why a page whose image was made once has at most 85 points, without calling that a fault. */
export function whyCapped({ imageType, score }: Pick<PageAudit, 'imageType' | 'score'>): Text | null {
  if (imageType !== 'static' || score.score < NEAR_LIMIT) return null;
  return {
    en: 'A fixed image gets 85 points at most. It is fine as it is; the rest is for images drawn from the page’s content.',
    de: 'Ein festes Bild erreicht höchstens 85 Punkte. Daran ist nichts falsch; den Rest gibt es für Bilder, die aus dem Inhalt der Seite gezeichnet werden.',
  };
}
