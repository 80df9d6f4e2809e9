import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isGenericImage = check({
  id: 'isGenericImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image is not generic.', 'Many pages share the same image.'],
    de: ['Das Vorschaubild ist nicht generisch.', 'Viele Seiten zeigen dasselbe Bild.'],
  },
  advice: {
    en: 'Nobody can tell what the link is about. Give each page its own image.',
    de: 'So erkennt niemand, worum es beim Link geht. Geben Sie jeder Seite ein eigenes Bild.',
  },
  shopifyAdvice: {
    en: 'The shared image is usually your shop’s social sharing image (Online Store > Preferences). Give collections and pages an image, or have one created for each.',
    de: 'Das Logo mit Rand ist das Social-Sharing-Bild Ihres Shops (Onlineshop > Konfiguration). Geben Sie Kategorien und Seiten ein Bild oder lassen Sie für jede eines erstellen.',
  },
  run: ({ shown }) => imageTypeOutcome('isGenericImage', shown),
});
