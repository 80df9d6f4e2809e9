import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isDynamicImage = check({
  id: 'isDynamicImage',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image is dynamic.', 'The preview image is not dynamic.'],
    de: ['Das Vorschaubild ist dynamisch.', 'Das Vorschaubild ist nicht dynamisch.'],
  },
  advice: {
    en: 'Let an image service create the image from the page’s content.',
    de: 'Lassen Sie das Bild von einem Bilddienst aus dem Inhalt der Seite erstellen.',
  },
  mayFailOn: () => false,
  run: ({ shown }) => imageTypeOutcome('isDynamicImage', shown),
});
