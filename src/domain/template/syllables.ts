// Ours and not hyphen: the language of a title is not known (docs/decisions/035-own-code.md).

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôû]/i;
/** Letters that are pronounced as one and stay together. */
const together = /^(?:sch|ch|ck|ph|th|qu|sh)/i;

/** For each letter, whether it is a vowel. */
export const vowelsOf = (letters: readonly string[]) => letters.map((letter) => vowel.test(letter));

interface Rest {
  /** Where the rest of the word begins. */
  start: number;
  most: number;
  lastVowel: number;
}

/** How many letters of the rest come before the last syllable that begins within `most`. */
export function syllableEnd(letters: string[], vowels: boolean[], { start, most, lastVowel }: Rest): number | null {
  const firstVowel = vowels.indexOf(true, start);
  if (firstVowel === -1) return null;
  const staysTogether = (at: number) => together.test(letters.slice(at, at + 3).join(''));
  for (let at = Math.min(start + most, letters.length - 3); at >= start + 3 && at > firstVowel; at--) {
    const startsSyllable = staysTogether(at) || (!vowels[at] && vowels[at + 1] === true);
    const cutsPair = staysTogether(at - 1) || staysTogether(at - 2);
    if (startsSyllable && !cutsPair && lastVowel >= at) return at - start;
  }
  return null;
}
