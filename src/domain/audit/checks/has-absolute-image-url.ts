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
  advice: ({ facts, about }) => {
    const strict = knownPlatforms.filter((id) => rules[id].relativeImages === 'refuse');
    return {
      en: `The tag says “${facts.rawUrl}”. ${nameList(strict, 'en')} need the full URL, starting with https://.${facts.isTwice === 'yes' && about.includes('twitter') ? ' X reads twitter:image, which needs it too.' : ''}`,
      de: `Im Tag steht „${facts.rawUrl}“. ${nameList(strict, 'de')} brauchen die vollständige Adresse ab https://.${facts.isTwice === 'yes' && about.includes('twitter') ? ' X liest twitter:image: Auch dort gehört sie hin.' : ''}`,
    };
  },
  mayFailOn: ({ relativeImages }) => relativeImages !== 'resolve',
  // Others complete the address themselves.
  run: ({ seen, platform, evidence: { meta } }) => {
    const image = seen.images[0];
    if (!image || platform.relativeImages === 'resolve') return notApplicable;
    const isRelative = (one?: { rawUrl: string }) => one !== undefined && !/^(?:[a-z]+:)?\/\//i.test(one.rawUrl);
    const isTwice = isRelative(meta.og.images[0]) && isRelative(meta.twitter.images[0]) ? 'yes' : 'no';
    const isFollowed = platform.relativeImages === 'from-root' && image.rawUrl.startsWith('/');
    return passIf(!image.isRelative || isFollowed, { rawUrl: image.rawUrl.slice(0, 200), isTwice });
  },
});
