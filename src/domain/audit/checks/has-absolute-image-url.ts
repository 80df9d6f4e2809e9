import { platforms as rules } from '#domain/audit/platforms/index.ts';
import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasAbsoluteImageUrl = check({
  id: 'hasAbsoluteImageUrl',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image URL is complete.', 'The image URL is incomplete.'],
    de: ['Die Bildadresse ist vollständig.', 'Die Bildadresse ist unvollständig.'],
  },
  advice: ({ facts }) => {
    const strict = knownPlatforms.filter((id) => rules[id].relativeImages === 'refuse');
    return {
      en: `The tag says “${facts.rawUrl}”. ${nameList(strict, 'en')} need the full URL, starting with https://.`,
      de: `Im Tag steht „${facts.rawUrl}“. ${nameList(strict, 'de')} brauchen die vollständige Adresse ab https://.`,
    };
  },
  mayFailOn: ({ relativeImages }) => relativeImages !== 'resolve',
  // Others complete the address themselves.
  run: ({ seen, platform }) => {
    const image = seen.images[0];
    if (!image || platform.relativeImages === 'resolve') return notApplicable;
    const isFollowed = platform.relativeImages === 'from-root' && image.rawUrl.startsWith('/');
    return passIf(!image.isRelative || isFollowed, { rawUrl: image.rawUrl.slice(0, 200) });
  },
});
