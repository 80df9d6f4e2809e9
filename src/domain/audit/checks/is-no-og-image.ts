import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isNoOgImage = check({
  id: 'isNoOgImage',
  kind: 'image',
  level: 'error',
  isOfPage: true,
  text: {
    en: ['There is a preview image.', 'There is no preview image.'],
    de: ['Es gibt ein Vorschaubild.', 'Es gibt kein Vorschaubild.'],
  },
  advice: {
    en: 'A page without an image counts a fifth of its points. Give it one of its own.',
    de: 'Eine Seite ohne Bild zählt ein Fünftel ihrer Punkte. Geben Sie ihr ein eigenes.',
  },
  run: ({ evidence }) => imageTypeOutcome('isNoOgImage', evidence.imageType),
});
