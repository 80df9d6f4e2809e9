import { dictionary } from '@zxcvbn-ts/language-common';

// 49,000 passwords from published leaks. Server only: in the browser it would be the largest file of all.

let known: ReadonlySet<string> | null = null;

export function isCommonPassword(word: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(word);
}
