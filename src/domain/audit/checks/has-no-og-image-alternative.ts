import { check, passIf } from './check.ts';

export const hasNoOgImageAlternative = check({
  id: 'hasNoOgImageAlternative',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['No alternative preview image is used.', 'The first image of the page is used as preview image.'],
    de: [
      'Es wird kein alternatives Vorschaubild verwendet.',
      'Das erste Bild der Seite wird als Vorschaubild verwendet.',
    ],
  },
  advice: {
    en: 'The platform picks a picture of the page by itself, often a logo or a banner. Name the right one with og:image.',
    de: 'Die Plattform sucht sich selbst ein Bild der Seite aus, oft ein Logo oder Banner. Nennen Sie das richtige mit og:image.',
  },
  run: ({ seen, card }) => {
    if (seen.images.length > 0) return passIf(true);
    return { outcome: 'fail', causedBy: 'hasOgImage', facts: { used: card.imageSource === 'page' ? 'yes' : 'no' } };
  },
});
