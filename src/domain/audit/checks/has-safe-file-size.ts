import { MAX_BYTES, SAFE_BYTES } from '#domain/audit/platforms/whatsapp.ts';
import { sizeFact } from '#domain/audit/texts/figures.ts';
import { check, notApplicable, passIf } from './check.ts';

/** Between 600,000 bytes and 600 KiB it is unclear which limit WhatsApp means: passes with a warning. */
export const hasSafeFileSize = check({
  id: 'hasSafeFileSize',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image is safely under the 600 KB limit.', 'The image is close to the 600 KB limit.'],
    de: ['Das Bild liegt sicher unter der Grenze von 600 KB.', 'Das Bild liegt nur knapp unter der Grenze von 600 KB.'],
  },
  advice: ({ facts }) => ({
    en: `It’s ${sizeFact(facts, 'en')}. Stay under 300 KB to be safe: a 1200×630 px JPG at 80% quality.`,
    de: `Es hat ${sizeFact(facts, 'de')}. Bleiben Sie sicherheitshalber unter 300 KB: ein JPG mit 1200 × 630 px und 80 % Qualität.`,
  }),
  mayFailOn: ({ scored }) => scored.maxBytes === MAX_BYTES,
  run: ({ seen: { image }, platform }) => {
    if (platform.scored.maxBytes !== MAX_BYTES || image.state !== 'loaded') return notApplicable;
    const { bytes } = image.probe;
    if (bytes === null || bytes > MAX_BYTES) return notApplicable;
    return passIf(bytes <= SAFE_BYTES, { bytes });
  },
});
