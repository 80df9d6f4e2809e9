import { imageTypeName, imageTypeNames } from '#domain/audit/texts/image-type-name.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, checkFile, passIf } from './check.ts';

export const isValidImageType = check({
  id: 'isValidImageType',
  kind: 'image',
  level: 'error',
  text: {
    en: ['The preview image has a valid format.', 'The preview image has an unsupported format.'],
    de: ['Das Vorschaubild hat ein gültiges Format.', 'Das Format des Vorschaubilds wird nicht unterstützt.'],
  },
  advice: ({ facts, about }) => {
    const type = typeof facts.type === 'string' ? imageTypeName(facts.type) : null;
    return {
      en: `${type ? `${nameList(about, 'en')} ${about.length > 1 ? 'don’t' : 'doesn’t'} show ${type} images.` : 'The file can’t be read.'} Save it as a JPG, which works everywhere.`,
      de: `${type ? `${nameList(about, 'de')} ${about.length > 1 ? 'zeigen' : 'zeigt'} keine ${type}-Bilder.` : 'Die Datei lässt sich nicht lesen.'} Speichern Sie das Bild als JPG, das funktioniert überall.`,
    };
  },
  limit: ({ platform: { scored } }) => {
    if (scored.types === null) return null;
    const types = imageTypeNames(scored.types);
    return { en: types, de: types };
  },
  shopifyAdvice: {
    en: "In Liquid: {{ page_image | image_url: width: 1200, format: 'jpg' }}.",
    de: "In Liquid: {{ page_image | image_url: width: 1200, format: 'jpg' }}.",
  },
  run: (subject) =>
    checkFile(subject, (file) => {
      const { types } = subject.platform.scored;
      return passIf(types === null || types.some((type) => type === file.type), { type: file.type });
    }),
});
