import { metaTag } from '../texts/paste-tag.ts';
import { check, passIf } from './check.ts';

export const isSingleImage = check({
  id: 'isSingleImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['There is only one preview image.', 'There are multiple preview images.'],
    de: ['Es gibt nur ein Vorschaubild.', 'Es gibt mehrere Vorschaubilder.'],
  },
  advice: ({ facts }) => ({
    en: `The page names ${facts.count ?? 'several'} images. Most platforms take the first, iMessage shows them side by side. Keep only the best one.`,
    de: `Die Seite nennt ${facts.count ?? 'mehrere'} Bilder. Die meisten Plattformen nehmen das erste, iMessage zeigt sie nebeneinander. Behalten Sie nur das beste.`,
  }),
  shopifyAdvice: {
    en: 'Older Shopify themes loop over three product pictures in snippets/social-meta-tags.liquid: print only the first.',
    de: 'Ältere Shopify-Themes geben in snippets/social-meta-tags.liquid drei Produktbilder aus: nur das erste ausgeben.',
  },
  run: ({ seen }) =>
    seen.images.length === 0
      ? { outcome: 'fail', causedBy: 'hasOgImage' }
      : passIf(seen.images.length === 1, { count: seen.images.length }),
  paste: ({ seen }) => (seen.images[0] ? metaTag('og:image', seen.images[0].url) : null),
});
