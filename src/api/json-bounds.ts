// Threat: a megabyte of brackets or of one-letter keys keeps the parser and everything after it busy for a quarter of a
// second, on the thread that serves everybody. So depth and number of values are counted before parsing, which takes a
// few milliseconds per megabyte.

/** Deeper than any body of the contract. */
const MAX_DEPTH = 64;
/** The largest template has a few hundred values. */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export function isWithinJsonBounds(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(text, at + 1);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > MAX_DEPTH) return false;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    } else if (code === 0x2c) {
      values += 1;
      if (values > MAX_VALUES) return false;
    }
  }
  return true;
}

/** The quote that ends a string; the end of the text if there is none. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
