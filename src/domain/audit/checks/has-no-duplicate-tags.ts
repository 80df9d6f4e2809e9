import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { remembering } from '../emulation/memoize-by-tags.ts';
import { check, fail, pass } from './check.ts';

/** Tags that should occur only once. Several og:image form an array and have a check of their own. */
const singleKeys = [
  'title',
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

// <meta name="title"> is not a second <title>.
const ofKey = (tags: readonly MetaTag[], key: string) =>
  tags.filter((tag) => tag.key === key && (key !== 'title' || tag.element === 'title'));

const doubledKeys = remembering((tags) => singleKeys.filter((key) => ofKey(tags, key).length > 1));

export const hasNoDuplicateTags = check({
  id: 'hasNoDuplicateTags',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: ['No tag stands twice.', `${facts.tags} ${facts.isSeveral === 'yes' ? 'stand' : 'stands'} more than once.`],
    de: [
      'Kein Tag steht doppelt.',
      `${facts.tags} ${facts.isSeveral === 'yes' ? 'stehen' : 'steht'} mehrfach auf der Seite.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `Keep one of each.${facts.writers ? ` They were written by: ${facts.writers}.` : ''} The first one counts on most platforms, for twitter:card on X the last.`,
    de: `Behalten Sie je eines.${facts.writers ? ` Geschrieben von: ${facts.writers}.` : ''} Auf den meisten Plattformen zählt das erste, bei twitter:card auf X das letzte.`,
  }),
  shopifyAdvice: {
    en: 'An SEO app prints its tags beside those of the theme: switch one of them off (theme editor > App embeds, or snippets/meta-tags.liquid).',
    de: 'Eine SEO-App gibt ihre Tags neben denen des Themes aus: Schalten Sie eines von beiden ab (Theme-Editor > App-Einbettungen oder snippets/meta-tags.liquid).',
  },
  run: ({ seen }) => {
    const doubled = doubledKeys(seen.tags);
    if (doubled.length === 0) return pass();
    const writers = new Set(doubled.flatMap((key) => ofKey(seen.tags, key).flatMap((tag) => tag.writtenBy ?? [])));
    const isSeveral = doubled.length > 1 ? 'yes' : 'no';
    return fail({ tags: doubled.join(', '), isSeveral, writers: [...writers].join(', ') || null });
  },
});
