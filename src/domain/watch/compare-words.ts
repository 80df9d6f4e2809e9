import { diffWordsWithSpace } from 'diff';
import type { PageState } from './page-state.ts';

export interface Word {
  text: string;
  is: 'same' | 'removed' | 'added';
}

/** Texts of a card; addresses and sizes are compared as wholes elsewhere. */
const textKeys = [
  'title',
  'description',
  'og:title',
  'og:description',
  'og:site_name',
  'twitter:title',
  'twitter:description',
];
/** Comparing takes longer than linear; nothing longer fits on a card. */
const MAX_LENGTH = 600;

/** Texts that differ between two states, word by word. */
export function compareWords(before: PageState, after: PageState): { key: string; words: Word[] }[] {
  const textOf = ({ tags }: PageState, key: string) =>
    (tags.find((tag) => tag.key === key)?.value ?? '').slice(0, MAX_LENGTH);
  return textKeys.flatMap((key) => {
    const [was, is] = [textOf(before, key), textOf(after, key)];
    if (was === is) return [];
    const words = diffWordsWithSpace(was, is).map(
      ({ value, added, removed }): Word => ({ text: value, is: added ? 'added' : removed ? 'removed' : 'same' }),
    );
    return [{ key, words }];
  });
}
