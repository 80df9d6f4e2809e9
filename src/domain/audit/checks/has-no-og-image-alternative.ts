import { check, passIf } from './check.ts';

export const hasNoOgImageAlternative = check({
  id: 'hasNoOgImageAlternative',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['No fallback image is used.', 'The first image on the page is used as the preview image.'],
    de: ['Es wird kein Ersatzbild verwendet.', 'Das erste Bild der Seite dient als Vorschaubild.'],
  },
  advice: {
    en: 'The platform picks an image from the page, often a logo or a banner. Set the right one with og:image.',
    de: 'Die Plattform wählt selbst ein Bild von der Seite, oft ein Logo oder Banner. Legen Sie mit og:image das richtige fest.',
  },
  run: ({ seen, card }) => {
    if (seen.images.length > 0) return passIf(true);
    return { outcome: 'fail', causedBy: 'hasOgImage', facts: { used: card.imageSource === 'page' ? 'yes' : 'no' } };
  },
});
