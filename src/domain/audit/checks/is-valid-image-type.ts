import { platforms as rules } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { imageTypeName, imageTypeNames, nameList } from '#domain/audit/texts/name-list.ts';
import type { Text } from '#domain/language.ts';
import { check, checkFile, isKnownRule, passIf } from './check.ts';
import type { Facts } from './outcome.ts';

/**
 * Where the card is drawn with the image, or nobody documents the formats, no sentence may claim that the platform
 * doesn't show it.
 */
function whyNot(found: Facts[string] | undefined, about: readonly PlatformId[]): Text {
  if (typeof found !== 'string') return { en: 'The file can’t be read.', de: 'Die Datei lässt sich nicht lesen.' };
  const name = imageTypeName(found);
  const without = about.filter((id) => rules[id].shown.types?.every((type) => type !== found));
  const refusing = without.filter((id) => isKnownRule(rules[id], 'types'));
  const unsure = without.filter((id) => !refusing.includes(id));
  const also = {
    en:
      unsure.length > 1
        ? ', others probably don’t either'
        : unsure.length > 0
          ? `, ${nameList(unsure, 'en')} probably doesn’t either`
          : '',
    de: unsure.length > 0 ? `, ${unsure.length > 1 ? 'andere' : nameList(unsure, 'de')} vermutlich auch nicht` : '',
  };
  if (refusing.length > 0) {
    return {
      en: `${nameList(refusing, 'en')} ${refusing.length > 1 ? 'don’t' : 'doesn’t'} show ${name} images${also.en}.`,
      de: `${nameList(refusing, 'de')} ${refusing.length > 1 ? 'zeigen' : 'zeigt'} keine ${name}-Bilder${also.de}.`,
    };
  }
  if (unsure.length > 0) {
    return {
      en: `${nameList(unsure, 'en')} probably ${unsure.length > 1 ? 'don’t' : 'doesn’t'} show ${name} images.`,
      de: `${nameList(unsure, 'de')} ${unsure.length > 1 ? 'zeigen' : 'zeigt'} vermutlich keine ${name}-Bilder.`,
    };
  }
  return {
    en: `It isn’t certain that ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'} ${name} images.`,
    de: `Dass ${nameList(about, 'de')} ${name}-Bilder ${about.length > 1 ? 'zeigen' : 'zeigt'}, ist nicht sicher.`,
  };
}

export const isValidImageType = check({
  id: 'isValidImageType',
  kind: 'image',
  level: 'error',
  rule: 'types',
  text: {
    en: ['The preview image has a valid format.', 'The preview image has an unsupported format.'],
    de: ['Das Vorschaubild hat ein gültiges Format.', 'Das Format des Vorschaubilds wird nicht unterstützt.'],
  },
  advice: ({ facts, about }) => {
    const why = whyNot(facts.type, about);
    return {
      en: `${why.en} Save it as a JPG, which works everywhere.`,
      de: `${why.de} Speichern Sie das Bild als JPG, das funktioniert überall.`,
    };
  },
  limit: ({ platform }) => {
    const { scored, shown } = platform;
    if (scored.types === null || !isKnownRule(platform, 'types')) return null;
    const types = imageTypeNames(scored.types.filter((type) => shown.types === null || shown.types.includes(type)));
    return { en: types, de: types };
  },
  shopifyAdvice: {
    en: "In Liquid: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
    de: "In Liquid: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
  },
  run: (subject) =>
    checkFile(subject, (file) => {
      const { types } = subject.platform.scored;
      return passIf(types === null || types.some((type) => type === file.type), { type: file.type });
    }),
});
