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
    en: 'A photo from the page is good. An image made for sharing, with name and price, says more and earns the last 15 percent.',
    de: 'Ein Foto von der Seite ist gut. Ein fürs Teilen gestaltetes Bild mit Name und Preis sagt mehr und bringt die letzten 15 Prozent.',
  },
  run: ({ shown }) => imageTypeOutcome('isStaticImage', shown),
});
