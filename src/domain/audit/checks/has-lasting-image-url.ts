import { check, notApplicable, passIf } from './check.ts';

/** Parameters of addresses that expire: Amazon S3, Google Cloud Storage, CloudFront, Azure. */
const signatures = [['X-Amz-Expires'], ['X-Goog-Expires'], ['Expires', 'Signature'], ['se', 'sig']];

export const hasLastingImageUrl = check({
  id: 'hasLastingImageUrl',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image URL doesn’t expire.', 'The image URL expires.'],
    de: ['Die Bildadresse läuft nicht ab.', 'Die Bildadresse läuft ab.'],
  },
  advice: {
    en: 'The URL carries a signature with an end. Platforms load the image again later and then get an error. Use a public URL without a signature.',
    de: 'Die Adresse enthält eine befristete Signatur. Plattformen laden das Bild später noch einmal und bekommen dann einen Fehler. Verwenden Sie eine öffentliche Adresse ohne Signatur.',
  },
  run: ({ seen }) => {
    const url = URL.parse(seen.images[0]?.url ?? '');
    if (url === null) return notApplicable;
    return passIf(!signatures.some((names) => names.every((name) => url.searchParams.has(name))));
  },
});
