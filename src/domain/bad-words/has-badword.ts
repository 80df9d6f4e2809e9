import { hasEnglishBadword } from './english-words.ts';
import { hasGermanBadword, looksGerman } from './german-words.ts';

// Whether a text contains a bad word, English or German. Whole words count, not parts of words.

/** Fixed phrases whose single words are harmless, or not, on their own. */
const harmlessPhrases = /\bcum laude\b/gi;
const badPhrases = /\b(?:heil hitler|sieg heil|kill yourself)\b/i;

export function hasBadword(text: string): boolean {
  const bounded = text.slice(0, 1_000_000);
  if (badPhrases.test(bounded)) return true;
  const words = readWords(bounded.replace(harmlessPhrases, ' '));
  return hasGermanBadword(words) || hasEnglishBadword(words, looksGerman(words));
}

// Text → its distinct words. Bounded first: a megabyte of the same word is one word.

/** Longer texts are read up to here, longer words are cut. */
const MAX_CHARACTERS = 1_000_000;
const MAX_WORD = 60;

/** Letters and digits with the symbols that replace letters (@ $ ! * |); at the end of a word these are punctuation. */
const word = /[\p{L}\p{M}\p{N}@$!*|€]+/gu;
const trailing = /^[!*|@]+|(?<![!*|@])[!*|@]+$/gu;

/** Single letters in a row, separated by spaces or dots: `f u c k`, `f.u.c.k`. At least four: `a b c` is a list. */
const spelled = /(?<![\p{L}\p{N}])(?:[\p{L}@$][ ._\-*]{1,2}){3,30}[\p{L}@$](?![\p{L}\p{N}])/gu;

/** More digits than letters means a size or part number: A55 is not a swear word. */
const isCode = (text: string) => text.replace(/\P{N}/gu, '').length > text.replace(/\P{L}/gu, '').length;

function readWords(text: string): string[] {
  const bounded = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  const words = new Set<string>();
  for (const match of bounded.matchAll(word)) {
    const found = match[0].replace(trailing, '').toLowerCase().slice(0, MAX_WORD);
    if (found.length > 1 && !isCode(found)) words.add(found);
  }
  for (const match of bounded.matchAll(spelled)) words.add(match[0].replace(/[ ._\-*]/g, '').toLowerCase());
  return [...words];
}
