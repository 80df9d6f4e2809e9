import { platforms } from '#domain/audit/platforms/index.ts';
import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { sizeFact } from '#domain/audit/texts/figures.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { limitSize } from '#domain/format/numbers.ts';
import { check, checkFile, isKnownRule, notApplicable, passIf } from './check.ts';

const SIX_HUNDRED_KB = 614_400;

export const fileSizeOk = check({
  id: 'fileSizeOk',
  kind: 'image',
  level: 'error',
  rule: 'bytes',
  // docs/specification.md#s8.10 has the sentence twice: with the 600 KB of the general rule, and without a number for
  // other limits.
  text: ({ platform, about }) =>
    about.length === 1 && platform.scored.maxBytes === SIX_HUNDRED_KB
      ? {
          en: ['The preview image is under 600 KB.', 'The preview image is over 600 KB.'],
          de: ['Das Vorschaubild ist kleiner als 600 KB.', 'Das Vorschaubild ist größer als 600 KB.'],
        }
      : {
          en: ['The image file is small enough.', 'The image file is too large.'],
          de: ['Die Bilddatei ist klein genug.', 'Die Bilddatei ist zu groß.'],
        },
  advice: ({ facts, about }) => {
    const sure = about.filter((id) => isKnownRule(platforms[id], 'bytes'));
    const named = sure.length > 0 ? sure : about;
    const bytes = facts.bytes ?? facts.size ?? null;
    const isKnown = bytes !== null;
    // Further ones drop such a file, though their limit counts no points: a list would leave them out.
    const isOnMore =
      about.length > 1 &&
      knownPlatforms.some((id) => !about.includes(id) && Number(bytes) > (platforms[id].shown.maxBytes ?? Infinity));
    return {
      en: `${isKnown ? `At ${sizeFact(facts, 'en')}, it’s too large for ${isOnMore ? 'many platforms' : nameList(named, 'en')}. ` : ''}Save it as a 1200×630 px JPG at 80% quality.`,
      de: `${isKnown ? `Mit ${sizeFact(facts, 'de')} ist sie zu groß für ${isOnMore ? 'viele Plattformen' : nameList(named, 'de')}. ` : ''}Speichern Sie das Bild als JPG mit 1200 × 630 px und 80 % Qualität.`,
    };
  },
  limit: ({ platform }) => {
    const { maxBytes } = platform.scored;
    if (maxBytes === null || !isKnownRule(platform, 'bytes')) return null;
    return { en: `up to ${limitSize(maxBytes, 'en')}`, de: `bis ${limitSize(maxBytes, 'de')}` };
  },
  shopifyAdvice: {
    en: "Themes often output the original file. In Liquid, use {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }}.",
    de: "Themes geben oft die Originaldatei aus. Verwenden Sie in Liquid {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }}.",
  },
  run: (subject) =>
    checkFile(subject, ({ bytes }) => {
      const { maxBytes } = subject.platform.scored;
      // A server that does not report the size is not an issue of the image.
      if (maxBytes === null || bytes === null) return notApplicable;
      return passIf(bytes <= maxBytes, { bytes });
    }),
});
