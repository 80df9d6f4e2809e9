import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
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
  advice: ({ facts }) =>
    facts.elsewhere
      ? {
          en: `${facts.elsewhere} names an image, but most platforms only read og:image. Use it there too.`,
          de: `${facts.elsewhere} nennt ein Bild, aber die meisten Plattformen lesen nur og:image. Geben Sie es auch dort an.`,
        }
      : {
          en: 'Give the page an image for previews: a 1200×630 px JPG under 600 KB, as og:image with its full https URL.',
          de: 'Geben Sie der Seite ein Vorschaubild: ein JPG mit 1200 × 630 px unter 600 KB, als og:image mit vollständiger https-Adresse.',
        },
  shopifyAdvice: {
    en: 'In Shopify, give the product or page an image. For everything else, set a social sharing image under Online Store > Preferences.',
    de: 'In Shopify: Geben Sie dem Produkt oder der Seite ein Bild. Für alles andere legen Sie unter Onlineshop > Konfiguration ein Social-Sharing-Bild fest.',
  },
  run: (subject) => {
    if (subject.seen.images.length > 0) return pass();
    const missing = passIfSeen(false, subject, keysOf(subject.platform.tags.image));
    return missing.causedBy ? missing : { ...missing, facts: { elsewhere: namedElsewhere(subject.evidence) } };
  },
});

/** Where the page names an image that this platform does not look for. */
function namedElsewhere({ meta }: PageEvidence): string | null {
  if (meta.twitter.images.length > 0) return 'twitter:image';
  return (meta.product?.images.length ?? 0) > 0 || meta.jsonLdImages !== undefined ? 'JSON-LD' : null;
}

const known = new Map<Sources, string[]>();

function keysOf(sources: Sources): string[] {
  const keys = known.get(sources) ?? sources.flat().flatMap((key) => [key, `${key}:url`, `${key}:src`]);
  known.set(sources, keys);
  return keys;
}
