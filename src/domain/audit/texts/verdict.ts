import type { PageAudit } from '#domain/audit/audit-page.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Issue } from '#domain/audit/scoring/issues.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { nameList, onPlatforms } from './name-list.ts';
import { pagesOf } from './pages-read.ts';

// The state of the cards in one sentence. The number alone cannot say it: a page may have 60 points and no image
// anywhere.

/** `Shows an image on 3 of 7 platforms that count. No card on Slack.` */
export function verdictOf(audit: Pick<PageAudit, 'platforms'>): Text {
  const counted = countedOf(audit);
  const without = counted.filter(({ card }) => !card.isShown).map(({ platform }) => platform);
  const picked = counted.filter(({ card }) => card.isShown && card.image && card.imageSource === 'page');
  const sentences = [
    imagesOf(
      counted.filter(({ card }) => showsImage(card)).length,
      counted.map(({ platform }) => platform),
      picked.length > 0,
    ),
    ...(picked.length > 0 ? [pickedBy(picked.map(({ platform }) => platform))] : []),
    ...(without.length > 0 ? [cardsMissingOn(without, counted.length)] : []),
  ];
  return { en: sentences.map(({ en }) => en).join(' '), de: sentences.map(({ de }) => de).join(' ') };
}

/** Said because the card beside it shows that picture. */
const pickedBy = (platforms: readonly PlatformId[]): Text => ({
  en: `${nameList(platforms, 'en')} ${platforms.length > 1 ? 'pick' : 'picks'} one from the page.`,
  de: `${nameList(platforms, 'de')} ${platforms.length > 1 ? 'suchen' : 'sucht'} sich eines auf der Seite aus.`,
});

/** Those that count in the score; if only others were requested, those. */
function countedOf({ platforms: judged }: Pick<PageAudit, 'platforms'>): PageAudit['platforms'] {
  const counted = judged.filter(({ platform }) => isCounted(platform));
  return counted.length > 0 ? counted : judged;
}

/** Beside advice that counts all platforms, a bare `7 platforms` would contradict it. */
const platformsLike = (ids: readonly PlatformId[]): Text =>
  ids.every(isCounted)
    ? { en: 'platforms that count', de: 'gewerteten Plattformen' }
    : { en: 'platforms', de: 'Plattformen' };

function imagesOf(shown: number, all: readonly PlatformId[], isPicked: boolean): Text {
  if (all.length === 1) {
    const [name, place] = [nameList(all, 'en'), nameList(all, 'de')];
    return shown === 1
      ? { en: `Shows an image on ${name}.`, de: `Zeigt bei ${place} ein Bild.` }
      : { en: `Shows no image on ${name}.`, de: `Zeigt bei ${place} kein Bild.` };
  }
  const platforms = platformsLike(all);
  if (shown === all.length)
    return {
      en: `Shows an image on all ${all.length} ${platforms.en}.`,
      de: `Zeigt auf allen ${all.length} ${platforms.de} ein Bild.`,
    };
  if (shown === 0)
    return {
      en: `Shows no image${isPicked ? ' of its own' : ''} on any of the ${all.length} ${platforms.en}.`,
      de: `Zeigt auf keiner der ${all.length} ${platforms.de} ein ${isPicked ? 'eigenes ' : ''}Bild.`,
    };
  return {
    en: `Shows an image on ${shown} of ${all.length} ${platforms.en}.`,
    de: `Zeigt auf ${shown} von ${all.length} ${platforms.de} ein Bild.`,
  };
}

function cardsMissingOn(without: readonly PlatformId[], all: number): Text {
  if (without.length === all) return { en: 'No card anywhere.', de: 'Nirgends erscheint eine Karte.' };
  return { en: `No card ${onPlatforms(without, 'en')}.`, de: `Keine Karte ${onPlatforms(without, 'de')}.` };
}

/** `On average, a link shows an image on 5 of 7 platforms that count. 3 of 20 pages show no image on any platform.` */
export function verdictOfSite(audits: readonly Pick<PageAudit, 'platforms' | 'image'>[]): Text | null {
  const [first] = audits;
  if (first === undefined) return null;
  if (audits.length === 1) return verdictOf(first);
  const counted = countedOf(first).map(({ platform }) => platform);
  const [all, platforms] = [counted.length, platformsLike(counted)];
  const shown = audits.map((audit) => countedOf(audit).filter(({ card }) => showsImage(card)).length);
  const [pages, without] = [audits.length, shown.filter((count) => count === 0).length];
  if (shown.every((count) => count >= all))
    return {
      en: `Every page shows an image on all ${all} ${platforms.en}.`,
      de: `Jede Seite zeigt auf allen ${all} ${platforms.de} ein Bild.`,
    };
  if (without === pages && audits.every(({ image }) => image?.isReachable === false))
    return {
      en: 'Every page names an image, but none of them could be loaded.',
      de: 'Jede Seite nennt ein Bild, aber keines ließ sich laden.',
    };
  if (without === pages) return { en: 'No page shows an image anywhere.', de: 'Keine einzige Seite zeigt ein Bild.' };
  const mean = Math.round(shown.reduce((sum, count) => sum + count, 0) / pages);
  const average = {
    en: `On average, a link shows an image on ${mean} of ${all} ${platforms.en}.`,
    de: `Im Schnitt zeigt ein Link auf ${mean} von ${all} ${platforms.de} ein Bild.`,
  };
  if (without === 0) return average;
  return {
    en: `${average.en} ${pagesOf(without, pages, 'en')} ${without === 1 ? 'shows' : 'show'} no image on any platform.`,
    de: `${average.de} ${pagesOf(without, pages, 'de')} ${without === 1 ? 'zeigt' : 'zeigen'} auf keiner Plattform ein Bild.`,
  };
}

/** From this score on, the cap limits the score rather than its checks. */
const NEAR_LIMIT = 80;
/** The highest score of a page with a static image (docs/specification.md#s9.8). */
const CAP = 85;

/**
 * Why a page with a static image has at most 85 points, without calling that a fault. Beside an issue, even one that
 * costs no points, nobody may read that nothing is broken.
 */
export function whyCapped(
  imageType: AuditSubPageType,
  score: number,
  issues: readonly Pick<Issue, 'level'>[],
): Text | null {
  if (imageType !== 'static' || score < NEAR_LIMIT) return null;
  return score === CAP && issues.every(({ level }) => level === 'info')
    ? {
        en: 'Nothing’s broken. The last 15 points are for images made for sharing, with name and price on them.',
        de: 'Es ist nichts kaputt. Die letzten 15 Punkte gibt es für Bilder, die fürs Teilen gemacht sind, mit Name und Preis.',
      }
    : {
        en: 'A photo alone gets 85 points at most. The rest is for images made for sharing, with name and price on them.',
        de: 'Ein Foto allein bekommt höchstens 85 Punkte. Den Rest gibt es für Bilder, die fürs Teilen gemacht sind, mit Name und Preis.',
      };
}
