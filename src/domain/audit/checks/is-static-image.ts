import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isStaticImage = check({
  id: 'isStaticImage',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image is not static.', 'The preview image is static.'],
    de: ['Das Vorschaubild ist nicht statisch.', 'Das Vorschaubild ist statisch.'],
  },
  advice: {
    en: 'A picture of the page is good; one drawn for sharing, with name and price in it, tells more and is worth the last 15 percent.',
    de: 'Ein Bild der Seite ist gut; eines, das für das Teilen gezeichnet ist, mit Name und Preis, sagt mehr und bringt die letzten 15 Prozent.',
  },
  run: ({ shown }) => imageTypeOutcome('isStaticImage', shown),
});
