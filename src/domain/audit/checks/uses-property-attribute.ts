import { memoizeByTags } from '#domain/audit/emulation/memoize-by-tags.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { check, fail, notApplicable, pass } from './check.ts';

interface Spelling {
  any: boolean;
  /** Keys that never occur in property=. */
  wrong: string[];
}

const spellingOf = memoizeByTags((all): Spelling => {
  const tags = all.filter((tag) => tag.key.startsWith('og:') && counts(tag));
  const right = new Set(tags.filter((tag) => tag.attribute === 'property').map((tag) => tag.key));
  const keys = new Set(tags.map((tag) => tag.key));
  return { any: tags.length > 0, wrong: [...keys].filter((key) => !right.has(key)) };
});

export const usesPropertyAttribute = check({
  id: 'usesPropertyAttribute',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: ['The Open Graph tags use property=.', `Written with name= instead of property=: ${facts.tags}.`],
    de: ['Die Open-Graph-Tags verwenden property=.', `Mit name= statt property= geschrieben: ${facts.tags}.`],
  }),
  advice: ({ about }) => ({
    en: `Write <meta property="og:…">. ${nameList(about, 'en')} ${about.length > 1 ? 'don’t' : 'doesn’t'} see name="og:…".`,
    de: `Schreiben Sie <meta property="og:…">. ${nameList(about, 'de')} ${about.length > 1 ? 'sehen' : 'sieht'} name="og:…" nicht.`,
  }),
  mayFailOn: ({ tagReading }) => !tagReading.ogAttributes.includes('name'),
  // Most platforms read both.
  run: ({ evidence, platform }) => {
    if (platform.tagReading.ogAttributes.includes('name')) return notApplicable;
    const { any, wrong } = spellingOf(evidence.meta.tags);
    if (!any) return notApplicable;
    return wrong.length === 0 ? pass() : fail({ tags: wrong.slice(0, 6).join(', ') });
  },
});
