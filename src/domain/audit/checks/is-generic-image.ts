import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isGenericImage = check({
  id: 'isGenericImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image is not generic.', 'The preview image is generic.'],
    de: ['Das Vorschaubild ist nicht generisch.', 'Das Vorschaubild ist generisch.'],
  },
  advice: {
    en: 'The same image or a logo stands for many pages, so nobody sees what the link is about. Give each page a picture of its own.',
    de: 'Dasselbe Bild oder ein Logo steht für viele Seiten; niemand sieht, worum es beim Link geht. Geben Sie jeder Seite ein eigenes Bild.',
  },
  shopifyAdvice: {
    en: 'The padded logo is the store-wide social sharing image (Online Store > Preferences). Give collections and pages a picture, or have one drawn for each.',
    de: 'Das Logo mit Rand ist das Social-Sharing-Bild des ganzen Shops (Onlineshop > Konfiguration). Geben Sie Kategorien und Seiten ein Bild oder lassen Sie je eines zeichnen.',
  },
  run: ({ shown }) => imageTypeOutcome('isGenericImage', shown),
});
