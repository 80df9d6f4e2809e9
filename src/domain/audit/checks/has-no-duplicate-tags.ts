import { memoizeByTags } from '#domain/audit/emulation/memoize-by-tags.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { check, fail, pass } from './check.ts';

/** Tags that should occur only once. Several og:image form an array and have a check of their own. */
const singleKeys = [
  'title',
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

// <meta name="title"> is not a second <title>.
const ofKey = (tags: readonly MetaTag[], key: string) =>
  tags.filter((tag) => tag.key === key && tag.attribute !== 'itemprop' && (key !== 'title' || tag.element === 'title'));

/** A tag repeated with the same words changes no card, and an empty tag does not count. */
const valuesOf = (tags: readonly MetaTag[], key: string) =>
  new Set(ofKey(tags, key).flatMap(({ value }) => sameWhen(key, value.replace(/\s+/g, ' ').trim()) || []));

/** Neither http nor a slash at the end makes another page. */
const sameWhen = (key: string, value: string): string =>
  key === 'og:url' ? value.replace(/^https?:/, '').replace(/\/$/, '') : value;

const doubledKeys = memoizeByTags((tags) => singleKeys.filter((key) => valuesOf(tags, key).size > 1));

export const hasNoDuplicateTags = check({
  id: 'hasNoDuplicateTags',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: ['No tag appears twice.', `${facts.tags} ${facts.isSeveral === 'yes' ? 'appear' : 'appears'} more than once.`],
    de: [
      'Kein Meta-Tag ist doppelt vorhanden.',
      `${facts.tags} ${facts.isSeveral === 'yes' ? 'sind' : 'ist'} mehrfach vorhanden.`,
    ],
  }),
  advice: ({ facts }) => {
    const isCard = String(facts.tags).includes('twitter:card');
    return {
      en: `Keep one of each.${facts.writers ? ` ${facts.isOnlyTheirs === 'no' ? 'Some' : 'They'} come from ${facts.writers}.` : ''} Most platforms use the first one${isCard ? ', X uses the last twitter:card' : ''}.`,
      de: `Behalten Sie jeweils nur eines.${facts.writers ? ` ${facts.isOnlyTheirs === 'no' ? 'Einige' : 'Sie'} stammen von: ${facts.writers}.` : ''} Die meisten Plattformen nehmen das erste${isCard ? ', X bei twitter:card das letzte' : ''}.`,
    };
  },
  shopifyAdvice: {
    en: 'An SEO app adds its tags to those of your theme. Turn one of the two off: theme editor > App embeds, or snippets/meta-tags.liquid.',
    de: 'Eine SEO-App gibt zusätzlich zum Theme eigene Tags aus. Schalten Sie eines von beiden ab: Theme-Editor > App-Einbettungen oder snippets/meta-tags.liquid.',
  },
  run: ({ seen }) => {
    const doubled = doubledKeys(seen.tags);
    if (doubled.length === 0) return pass();
    const doubles = doubled.flatMap((key) => ofKey(seen.tags, key));
    const writers = new Set(doubles.flatMap((tag) => tag.writtenBy ?? []));
    const isOnlyTheirs = doubles.every((tag) => tag.writtenBy !== null) ? 'yes' : 'no';
    const isSeveral = doubled.length > 1 ? 'yes' : 'no';
    return fail({ tags: doubled.join(', '), isSeveral, writers: [...writers].join(', ') || null, isOnlyTheirs });
  },
});
