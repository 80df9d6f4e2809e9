import { isSharedImage } from '#domain/audit/emulation/image-type.ts';
import { check } from './check.ts';
import { imageTypeOutcome } from './image-type-outcome.ts';

export const isGenericImage = check({
  id: 'isGenericImage',
  kind: 'image',
  level: 'warning',
  text: ({ facts }) => ({
    en: [
      'The preview image is not generic.',
      facts.by === 'name'
        ? 'By its file name, the image is a logo or a placeholder.'
        : 'Many pages share the same image.',
    ],
    de: [
      'Das Vorschaubild ist nicht generisch.',
      facts.by === 'name'
        ? 'Dem Dateinamen nach ist das Bild ein Logo oder ein Platzhalter.'
        : 'Viele Seiten zeigen dasselbe Bild.',
    ],
  }),
  advice: {
    en: 'Nobody can tell what the link is about. Give each page its own image.',
    de: 'So erkennt niemand, worum es beim Link geht. Geben Sie jeder Seite ein eigenes Bild.',
  },
  shopifyAdvice: {
    en: 'It is usually your shop’s social sharing image (Online Store > Preferences). Give collections and pages an image, or have one created for each.',
    de: 'Meist ist es das Social-Sharing-Bild Ihres Shops (Onlineshop > Konfiguration). Geben Sie Kategorien und Seiten ein Bild oder lassen Sie für jede eines erstellen.',
  },
  // Where one page was read, only the name can tell; how many pages have the image is known later (classify-images.ts).
  run: ({ shown, card }) => ({
    ...imageTypeOutcome('isGenericImage', shown),
    ...(shown === 'generic' && card.image && isSharedImage(card.image.url) && { facts: { by: 'name' } }),
  }),
});
