import type { Sources } from '../platforms/platform.ts';
import { check, pass } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasOgImage = check({
  id: 'hasOgImage',
  kind: 'image',
  level: 'error',
  text: {
    en: ['The link has a preview image.', 'The link has no preview image.'],
    de: ['Der Link hat ein Vorschaubild.', 'Der Link hat kein Vorschaubild.'],
  },
  advice: {
    en: 'Put an og:image into the head: a JPG of 1200x630 px under 600 KB, with its full https address.',
    de: 'Setzen Sie ein og:image in den Head: ein JPG mit 1200x630 px unter 600 KB, mit vollständiger https-Adresse.',
  },
  shopifyAdvice: {
    en: 'In Shopify: give the product or page a picture, and set a social sharing image under Online Store > Preferences for all others.',
    de: 'In Shopify: dem Produkt oder der Seite ein Bild geben und für alle übrigen unter Onlineshop > Konfiguration ein Social-Sharing-Bild festlegen.',
  },
  run: (subject) => {
    if (subject.seen.images.length > 0) return pass();
    return passIfSeen(false, subject, keysOf(subject.platform.tags.image));
  },
});

const known = new Map<Sources, string[]>();

function keysOf(sources: Sources): string[] {
  const keys = known.get(sources) ?? sources.flat().flatMap((key) => [key, `${key}:url`, `${key}:src`]);
  known.set(sources, keys);
  return keys;
}
