import { metaTag } from '../texts/paste-tag.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasAbsoluteImageUrl = check({
  id: 'hasAbsoluteImageUrl',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The address of the preview image is complete.', 'The address of the preview image is not complete.'],
    de: ['Die Adresse des Vorschaubildes ist vollständig.', 'Die Adresse des Vorschaubildes ist nicht vollständig.'],
  },
  advice: ({ facts }) => ({
    en: `The tag says "${facts.rawUrl}". Facebook, WhatsApp and LinkedIn want the whole address, from https:// on.`,
    de: `Im Tag steht „${facts.rawUrl}“. Facebook, WhatsApp und LinkedIn verlangen die ganze Adresse, ab https://.`,
  }),
  run: ({ seen }) => {
    const image = seen.images[0];
    return image ? passIf(!image.isRelative, { rawUrl: image.rawUrl.slice(0, 200) }) : notApplicable;
  },
  paste: ({ seen: { images } }) => (images[0] ? metaTag('og:image', images[0].url) : null),
});
