import { MAX_BYTES, SAFE_BYTES } from '../platforms/whatsapp.ts';
import { sizeFact } from '../texts/size-fact.ts';
import { check, notApplicable, passIf } from './check.ts';

/** Between 600,000 bytes and 600 KiB it is unclear which limit WhatsApp means: passes with a warning. */
export const hasSafeFileSize = check({
  id: 'hasSafeFileSize',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image is safely under the limit of 600 KB.', 'The image is close to the limit of 600 KB.'],
    de: ['Das Bild liegt sicher unter der Grenze von 600 KB.', 'Das Bild liegt knapp an der Grenze von 600 KB.'],
  },
  advice: ({ facts }) => ({
    en: `The file has ${sizeFact(facts, 'en')}. Stay under 300 KB to be safe: JPG of 1200x630 px, quality 80.`,
    de: `Die Datei hat ${sizeFact(facts, 'de')}. Bleiben Sie sicherheitshalber unter 300 KB: JPG mit 1200x630 px, Qualität 80.`,
  }),
  run: ({ seen: { image }, platform }) => {
    if (platform.scored.maxBytes !== MAX_BYTES || image.state !== 'loaded') return notApplicable;
    const { bytes } = image.probe;
    if (bytes === null || bytes > MAX_BYTES) return notApplicable;
    return passIf(bytes <= SAFE_BYTES, { bytes });
  },
});
