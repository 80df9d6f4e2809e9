// Whether a text contains a bad word, English or German. Whole words count, not parts of words.
import { hasEnglishBadword } from './english-words.ts';
import { hasGermanBadword, looksGerman } from './german-words.ts';
import { readWords } from './read-words.ts';

/** Fixed phrases whose single words are harmless, or not, on their own. */
const harmlessPhrases = /\bcum laude\b/gi;
const badPhrases = /\b(?:heil hitler|sieg heil|kill yourself)\b/i;

export function hasBadword(text: string): boolean {
  const bounded = text.slice(0, 1_000_000);
  if (badPhrases.test(bounded)) return true;
  const words = readWords(bounded.replace(harmlessPhrases, ' '));
  return hasGermanBadword(words) || hasEnglishBadword(words, looksGerman(words));
}
