import { counts } from '#domain/meta/tag-reading.ts';
import { remembering } from '../emulation/memoize-by-tags.ts';
import { metaTag } from '../texts/paste-tag.ts';
import { check, fail, notApplicable, pass } from './check.ts';

interface Spelling {
  any: boolean;
  /** Keys that never occur in property=. */
  wrong: string[];
}

const spellingOf = remembering((all): Spelling => {
  const tags = all.filter((tag) => tag.key.startsWith('og:') && counts(tag));
  const right = new Set(tags.filter((tag) => tag.attribute === 'property').map((tag) => tag.key));
  const keys = new Set(tags.map((tag) => tag.key));
  return { any: tags.length > 0, wrong: [...keys].filter((key) => !right.has(key)) };
});

export const usesPropertyAttribute = check({
  id: 'usesPropertyAttribute',
  kind: 'meta',
  level: 'warning',
  isOfPage: true,
  text: ({ facts }) => ({
    en: ['The Open Graph tags use property=.', `${facts.tags}: written with name= instead of property=.`],
    de: ['Die Open-Graph-Tags verwenden property=.', `${facts.tags}: mit name= statt property= geschrieben.`],
  }),
  advice: {
    en: 'Write <meta property="og:…">. Signal does not see name="og:…", others may not either.',
    de: 'Schreiben Sie <meta property="og:…">. Signal sieht name="og:…" nicht, andere unter Umständen auch nicht.',
  },
  run: ({ evidence }) => {
    const { any, wrong } = spellingOf(evidence.meta.tags);
    if (!any) return notApplicable;
    return wrong.length === 0 ? pass() : fail({ tags: wrong.slice(0, 6).join(', ') });
  },
  paste: ({ evidence }) => {
    const wrong = evidence.meta.tags.filter(
      (tag) => tag.key.startsWith('og:') && tag.attribute !== 'property' && counts(tag),
    );
    return wrong
      .slice(0, 8)
      .map((tag) => metaTag(tag.key, tag.value))
      .join('\n');
  },
});
