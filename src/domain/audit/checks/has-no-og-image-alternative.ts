import { check, passIf } from './check.ts';

export const hasNoOgImageAlternative = check({
  id: 'hasNoOgImageAlternative',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['No fallback image is used.', 'The page sets no preview image, so the platform picks one itself.'],
    de: [
      'Es wird kein Ersatzbild verwendet.',
      'Die Seite legt kein Vorschaubild fest, die Plattform sucht sich selbst eines aus.',
    ],
  },
  advice: {
    en: 'It’s often a logo or a banner from the page. Set the right one with og:image.',
    de: 'Oft ist es ein Logo oder Banner von der Seite. Legen Sie mit og:image das richtige fest.',
  },
  run: ({ seen, card }) => {
    if (seen.images.length > 0) return passIf(true);
    return { outcome: 'fail', causedBy: 'hasOgImage', facts: { used: card.imageSource === 'page' ? 'yes' : 'no' } };
  },
});
