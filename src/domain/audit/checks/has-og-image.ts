import type { Sources } from '#domain/audit/platform-rules.ts';
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
    en: 'Add an og:image to the <head>: a 1200×630 px JPG under 600 KB, with its full https URL.',
    de: 'Ergänzen Sie im <head> ein og:image: ein JPG mit 1200×630 px unter 600 KB, mit vollständiger https-Adresse.',
  },
  shopifyAdvice: {
    en: 'In Shopify, give the product or page an image. For everything else, set a social sharing image under Online Store > Preferences.',
    de: 'In Shopify: Geben Sie dem Produkt oder der Seite ein Bild. Für alles andere legen Sie unter Onlineshop > Konfiguration ein Social-Sharing-Bild fest.',
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
