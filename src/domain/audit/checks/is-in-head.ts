import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, fail, pass } from './check.ts';
import { causeOf, keysMissed, mayBeRead } from './find-cause.ts';

/** Some platforms read the tags of the head only. */
export const isInHead = check({
  id: 'isInHead',
  kind: 'meta',
  level: 'error',
  text: ({ facts, about }) => ({
    en: [
      'The tags are in the <head>.',
      `${nameList(about, 'en')} ${about.length > 1 ? 'ignore' : 'ignores'} tags outside the <head>: ${facts.tags}.`,
    ],
    de: [
      'Die Tags sind im <head>.',
      `${nameList(about, 'de')} ${about.length > 1 ? 'ignorieren' : 'ignoriert'} Tags außerhalb des <head>: ${facts.tags}.`,
    ],
  }),
  advice: {
    en: 'Move the tags into the <head>, right after <meta charset>. An element that doesn’t belong there, such as a div or an img, ends the <head> early.',
    de: 'Setzen Sie die Tags in den <head>, direkt nach <meta charset>. Ein Element, das dort nicht hingehört, etwa div oder img, beendet den <head> vorzeitig.',
  },
  mayFailOn: ({ tagReading }) => tagReading.headOnly !== null,
  run: ({ evidence, platform, seen }) => {
    if (platform.tagReading.headOnly === null) return pass();
    const outside = evidence.meta.tags.filter(
      (tag) =>
        tag.place === 'body' && mayBeRead(tag) && !seen.tags.includes(tag) && causeOf(tag, platform) === 'isInHead',
    );
    if (outside.length === 0) return pass();
    const keys = keysMissed({ evidence, platform, seen }, { tagReading: { ...platform.tagReading, headOnly: null } });
    const tags = new Set(outside.map(({ key }) => key).filter((key) => keys.includes(key)));
    return tags.size === 0 ? pass() : fail({ tags: [...tags].join(', ') });
  },
});
