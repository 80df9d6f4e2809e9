import { platforms as rules } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, passIf } from './check.ts';

export const isSingleImage = check({
  id: 'isSingleImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['There is only one preview image.', 'There are multiple preview images.'],
    de: ['Es gibt nur ein Vorschaubild.', 'Es gibt mehrere Vorschaubilder.'],
  },
  // Not "keep only one": the gallery would be lost.
  advice: ({ facts }) => {
    const galleries = platformIds.filter((id) => rules[id].showsSeveralImages);
    return {
      en: `The page lists ${facts.count ?? 'several'} images. Most platforms only show the first, so put the best one first. ${nameList(galleries, 'en')} ${galleries.length > 1 ? 'show' : 'shows'} several.`,
      de: `Die Seite nennt ${facts.count ?? 'mehrere'} Bilder. Die meisten Plattformen zeigen nur das erste, also gehört das beste an den Anfang. ${nameList(galleries, 'de')} ${galleries.length > 1 ? 'zeigen' : 'zeigt'} mehrere.`,
    };
  },
  run: ({ seen, platform }) => {
    // One image that is named twice, with http and with https, is one.
    const count = new Set(seen.images.map(({ url }) => url.replace(/^http:/, 'https:'))).size;
    return count === 0
      ? { outcome: 'fail', causedBy: 'hasOgImage' }
      : passIf(count === 1 || platform.showsSeveralImages, { count });
  },
});
