import { nameList } from '../texts/name-list.ts';
import { check, fail, pass } from './check.ts';
import { causeOf, mayBeRead } from './find-cause.ts';

/** Some platforms read the tags of the head only. */
export const isInHead = check({
  id: 'isInHead',
  kind: 'meta',
  level: 'error',
  text: ({ facts, about }) => ({
    en: [
      'The tags stand in the head.',
      `${facts.tags}: in the body of the page, where ${nameList(about, 'en')} ${about.length > 1 ? 'do' : 'does'} not look.`,
    ],
    de: [
      'Die Tags stehen im Head.',
      `${facts.tags}: im Body der Seite, wo ${nameList(about, 'de')} nicht ${about.length > 1 ? 'nachsehen' : 'nachsieht'}.`,
    ],
  }),
  advice: {
    en: 'Move the tags into the head, right behind <meta charset>. An element that does not belong there (such as a div or an img) ends the head early.',
    de: 'Setzen Sie die Tags in den Head, direkt hinter <meta charset>. Ein Element, das dort nicht hingehört (etwa ein div oder img), beendet den Head vorzeitig.',
  },
  run: ({ evidence, platform, seen }) => {
    if (platform.tagReading.headOnly === null) return pass();
    const keys = Object.values(platform.tags).flat(2);
    const tags = new Set<string>();
    for (const tag of evidence.meta.tags) {
      if (tag.place !== 'body' || !keys.includes(tag.key) || !mayBeRead(tag) || seen.tags.includes(tag)) continue;
      if (causeOf(tag, platform) === 'isInHead' && !seen.tags.some(({ key }) => key === tag.key)) tags.add(tag.key);
    }
    return tags.size === 0 ? pass() : fail({ tags: [...tags].join(', ') });
  },
});
