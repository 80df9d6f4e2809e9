import { nameList } from '../texts/name-list.ts';
import { check, checkFile, passIf } from './check.ts';

export const isValidImageType = check({
  id: 'isValidImageType',
  kind: 'image',
  level: 'error',
  text: {
    en: ['The preview image has a valid format.', 'The preview image has no valid format.'],
    de: ['Das Vorschaubild hat ein gültiges Format.', 'Das Vorschaubild hat kein gültiges Format.'],
  },
  advice: ({ facts, about }) => ({
    en: `The file is ${facts.type ?? 'not readable'}, which ${nameList(about, 'en')} ${about.length > 1 ? 'do' : 'does'} not take. Save it as JPG: every platform shows that.`,
    de: `Die Datei ist ${facts.type ?? 'nicht lesbar'}; das ${about.length > 1 ? 'nehmen' : 'nimmt'} ${nameList(about, 'de')} nicht. Speichern Sie sie als JPG: Das zeigt jede Plattform.`,
  }),
  limit: ({ platform: { scored } }) => {
    const types = scored.types?.map((type) => (type === 'jpeg' ? 'JPG' : type.toUpperCase())).join(', ');
    return types === undefined ? null : { en: types, de: types };
  },
  shopifyAdvice: {
    en: "In Liquid: image_url: width: 1200, format: 'jpg'.",
    de: "In Liquid: image_url: width: 1200, format: 'jpg'.",
  },
  run: (subject) =>
    checkFile(subject, (file) => {
      const { types } = subject.platform.scored;
      return passIf(types === null || types.some((type) => type === file.type), { type: file.type });
    }),
});
